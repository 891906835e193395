import PlumblineTesting
import Testing

@Suite struct TestSchedulerTests {
  @Test("Its time begins at zero")
  func timeBeginsAtZero() {
    #expect(TestScheduler().now == 0)
  }
}
