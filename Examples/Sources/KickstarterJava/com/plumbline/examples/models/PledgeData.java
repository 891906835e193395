package com.plumbline.examples.models;

/** What the pledge screen is opened with. */
public record PledgeData(Garden garden, HarvestShare share) {}
