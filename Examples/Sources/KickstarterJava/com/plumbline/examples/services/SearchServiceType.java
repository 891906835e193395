package com.plumbline.examples.services;

import com.plumbline.examples.models.GardenPage;
import io.reactivex.rxjava3.core.Observable;

/** Finds gardens. */
public interface SearchServiceType {
  /** Loads the page that a cursor stands for. */
  Observable<GardenPage> gardensAfter(String cursor);

  /** Finds the first page for a query. */
  Observable<GardenPage> gardensMatching(String query);
}
