import KickstarterSwift
import Plumbline

/// A pledge service that the test answers for.
final class PledgeServiceDouble: PledgeServiceType {
  /// What a pledge was asked for with.
  struct Order: Equatable {
    let garden: Garden
    let share: HarvestShare
    let amount: Double
    let shippingRule: ShippingRule
  }

  let pledges = Requests<Order, Pledge>()
  let rules = Requests<HarvestShare, [ShippingRule]>()

  func createPledge(
    garden: Garden, share: HarvestShare, amount: Double, shippingRule: ShippingRule
  ) -> SignalProducer<Pledge, ServiceError> {
    self.pledges.request(
      Order(garden: garden, share: share, amount: amount, shippingRule: shippingRule))
  }

  func shippingRules(for share: HarvestShare) -> SignalProducer<[ShippingRule], ServiceError> {
    self.rules.request(share)
  }
}
