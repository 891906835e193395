import Plumbline

/// Creates pledges.
public protocol PledgeServiceType {
  /// Confirms a pledge to a garden.
  func createPledge(
    garden: Garden,
    share: HarvestShare,
    amount: Double,
    shippingRule: ShippingRule
  ) -> SignalProducer<Pledge, ServiceError>

  /// Loads the places that a harvest share can be sent to, the likeliest first.
  func shippingRules(for share: HarvestShare) -> SignalProducer<[ShippingRule], ServiceError>
}
