package com.plumbline.examples.models;

/** What it costs to send a harvest share to a place. */
public record ShippingRule(int id, double cost, String placeName) {}
