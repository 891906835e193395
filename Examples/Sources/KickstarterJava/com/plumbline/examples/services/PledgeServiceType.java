package com.plumbline.examples.services;

import com.plumbline.examples.models.Garden;
import com.plumbline.examples.models.HarvestShare;
import com.plumbline.examples.models.Pledge;
import com.plumbline.examples.models.ShippingRule;
import io.reactivex.rxjava3.core.Observable;
import java.util.List;

/** Creates pledges. */
public interface PledgeServiceType {
  /** Confirms a pledge to a garden. */
  Observable<Pledge> createPledge(
      Garden garden, HarvestShare share, double amount, ShippingRule shippingRule);

  /** Loads the places that a harvest share can be sent to, the likeliest first. */
  Observable<List<ShippingRule>> shippingRules(HarvestShare share);
}
