package com.plumbline.examples.support;

import com.plumbline.examples.models.Garden;
import com.plumbline.examples.models.HarvestShare;
import com.plumbline.examples.models.Pledge;
import com.plumbline.examples.models.ShippingRule;
import com.plumbline.examples.services.PledgeServiceType;
import io.reactivex.rxjava3.core.Observable;
import java.util.List;

/** A pledge service that the test answers for. */
public final class PledgeServiceDouble implements PledgeServiceType {
  /** What a pledge was asked for with. */
  public record Order(
      Garden garden, HarvestShare share, double amount, ShippingRule shippingRule) {}

  public final Requests<Order, Pledge> pledges = new Requests<>();
  public final Requests<HarvestShare, List<ShippingRule>> rules = new Requests<>();

  @Override
  public Observable<Pledge> createPledge(
      final Garden garden,
      final HarvestShare share,
      final double amount,
      final ShippingRule shippingRule) {
    return this.pledges.request(new Order(garden, share, amount, shippingRule));
  }

  @Override
  public Observable<List<ShippingRule>> shippingRules(final HarvestShare share) {
    return this.rules.request(share);
  }
}
