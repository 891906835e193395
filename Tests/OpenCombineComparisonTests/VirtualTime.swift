/// A moment of a virtual scheduler.
struct VirtualTime: Strideable {
  let seconds: Double

  func distance(to other: VirtualTime) -> VirtualInterval {
    VirtualInterval(seconds: other.seconds - self.seconds)
  }

  func advanced(by interval: VirtualInterval) -> VirtualTime {
    VirtualTime(seconds: self.seconds + interval.seconds)
  }
}
