package com.plumbline.examples.models;

import java.util.List;
import java.util.Optional;

/** One page of search results. */
public record GardenPage(List<Garden> gardens, Optional<String> nextCursor) {
  public GardenPage {
    gardens = List.copyOf(gardens);
  }
}
