package com.plumbline.examples.support;

import com.plumbline.examples.models.GardenPage;
import com.plumbline.examples.services.SearchServiceType;
import io.reactivex.rxjava3.core.Observable;

/** A search service that the test answers for. */
public final class SearchServiceDouble implements SearchServiceType {
  public final Requests<String, GardenPage> nextPages = new Requests<>();
  public final Requests<String, GardenPage> searches = new Requests<>();

  @Override
  public Observable<GardenPage> gardensAfter(final String cursor) {
    return this.nextPages.request(cursor);
  }

  @Override
  public Observable<GardenPage> gardensMatching(final String query) {
    return this.searches.request(query);
  }
}
