import Foundation
import KickstarterSwift
import Plumbline
import PlumblineTesting

/// Random values of all types of the examples, and services that answer with them at once, with an error, or never.
final class Chance {
  let scheduler = TestScheduler()
  private var state: UInt64

  init(seed: UInt64) { self.state = seed }

  /// A number from 0 that is less than another.
  func below(_ limit: Int) -> Int {
    self.state = self.state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(self.state >> 33) % limit
  }

  private func pick<Value>(_ values: Value...) -> Value { values[self.below(values.count)] }

  private func some<Value>(_ value: () -> Value) -> [Value] { (0..<self.below(3)).map { _ in value() } }

  private func answer<Value>(_ value: Value) -> SignalProducer<Value, ServiceError> {
    switch self.below(4) {
    case 0: SignalProducer(error: self.any())
    case 1: .never
    default: SignalProducer(value: value)
    }
  }

  func any() -> Bool { self.pick(true, false) }
  func any() -> Int { self.below(5) }
  func any() -> Double { Double(self.below(200)) }
  func any() -> String {
    self.pick("", "ada", "ada@orchard.example", "secret word", "12", "4.5", "1000", "Ada Orchard")
  }
  func any() -> String? { self.any() ? nil : self.any() as String }
  func any() -> URL? { self.any() ? nil : URL(string: "https://orchard.example") }

  func any() -> Garden {
    Garden(id: self.any(), name: self.any(), neighborhood: self.any(), keeper: self.any())
  }
  func any() -> HarvestShare {
    HarvestShare(id: self.any(), minimum: self.any(), maximum: self.any(), title: self.any())
  }
  func any() -> Message {
    Message(
      id: self.any(), author: self.any(),
      body: self.pick("", "Hello", String(repeating: "long ", count: 200)),
      isFromViewer: self.any(), isRead: self.any(), sentAt: Date())
  }
  func any() -> MessageThread {
    MessageThread(id: self.any(), garden: self.any(), participant: self.any())
  }
  func any() -> Preferences.Units { self.pick(.imperial, .metric) }
  func any() -> Preferences {
    Preferences(receivesDigest: self.any(), receivesPushNotifications: self.any(), units: self.any())
  }
  func any() -> ServiceError {
    ServiceError(
      code: self.pick(.invalidCredentials, .offline, .twoFactorRequired, .unknown), message: self.any())
  }
  func any() -> ShippingRule { ShippingRule(id: self.any(), cost: self.any(), placeName: self.any()) }
  func any() -> User {
    User(
      id: self.any(), name: self.any(), email: self.any(), biography: self.any(), avatarURL: self.any(),
      isFollowedByViewer: self.any())
  }
}

extension Chance: SessionServiceType {
  func logIn(email: String, password: String) -> SignalProducer<Session, ServiceError> {
    self.answer(Session(token: self.any(), user: self.any()))
  }

  func signUp(
    name: String, email: String, password: String, receivesDigest: Bool
  ) -> SignalProducer<Session, ServiceError> {
    self.answer(Session(token: self.any(), user: self.any()))
  }
}

extension Chance: MessageServiceType {
  func messages(in thread: MessageThread) -> SignalProducer<[Message], ServiceError> {
    self.answer(self.some { self.any() })
  }

  func send(body: String, in thread: MessageThread) -> SignalProducer<Message, ServiceError> {
    self.answer(self.any())
  }
}

extension Chance: PledgeServiceType {
  func createPledge(
    garden: Garden, share: HarvestShare, amount: Double, shippingRule: ShippingRule
  ) -> SignalProducer<Pledge, ServiceError> {
    self.answer(Pledge(id: self.any(), garden: garden, total: amount))
  }

  func shippingRules(for share: HarvestShare) -> SignalProducer<[ShippingRule], ServiceError> {
    self.answer(self.some { self.any() })
  }
}

extension Chance: ProfileServiceType {
  func backedGardens(of user: User) -> SignalProducer<[Garden], ServiceError> {
    self.answer(self.some { self.any() })
  }

  func setFollowed(_ isFollowed: Bool, user: User) -> SignalProducer<User, ServiceError> {
    self.answer(self.any())
  }
}

extension Chance: SearchServiceType {
  func gardens(matching query: String) -> SignalProducer<GardenPage, ServiceError> {
    self.answer(GardenPage(gardens: self.some { self.any() }, nextCursor: self.any()))
  }

  func gardens(after cursor: String) -> SignalProducer<GardenPage, ServiceError> {
    self.answer(GardenPage(gardens: self.some { self.any() }, nextCursor: self.any()))
  }
}

extension Chance: SettingsServiceType {
  func preferences() -> SignalProducer<Preferences, ServiceError> { self.answer(self.any()) }

  func save(_ preferences: Preferences) -> SignalProducer<Preferences, ServiceError> {
    self.answer(preferences)
  }
}

extension Chance: AnalyticsType {
  func track(event: String) {}
}
