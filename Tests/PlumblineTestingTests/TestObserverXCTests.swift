#if canImport(XCTest)
  import Plumbline
  import PlumblineTesting
  import XCTest

  /// The assertions in XCTest.
  final class TestObserverXCTests: XCTestCase {
    /// What failed while failures are caught.
    private var failures: [(message: String, file: String, line: Int)]?

    func testAnAssertionThatHoldsSaysNothing() {
      let property = MutableProperty(1)
      let observer = TestObserver(property.signal)
      property.value = 2
      observer.assertValue(2)
      observer.assertDidNotTerminate()
    }

    func testAFailureIsAtTheLineOfTheAssertion() {
      let property = MutableProperty(1)
      let observer = TestObserver(property.signal)
      property.value = 2
      self.failures = []
      observer.assertValue(1, "the count")
      let line = #line - 1
      let failures = self.failures
      self.failures = nil
      XCTAssertEqual(failures?.count, 1)
      // The reporter may add explanations behind the message.
      XCTAssertEqual(
        failures?.first?.message.contains(
          """
          the count: the value is not the expected one:

            − 1
            + 2

            (expected: −, actual: +)
          """), true, failures?.first?.message ?? "")
      XCTAssertEqual(failures?.first?.file, "\(#filePath)")
      XCTAssertEqual(failures?.first?.line, line)
    }

    #if canImport(ObjectiveC)
      override func record(_ issue: XCTIssue) {
        guard self.failures != nil, let location = issue.sourceCodeContext.location else {
          return super.record(issue)
        }
        self.failures?.append((issue.compactDescription, location.fileURL.path, location.lineNumber))
      }
    #else
      override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
      ) {
        guard self.failures != nil else {
          return super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        self.failures?.append((description, filePath, lineNumber))
      }
    #endif
  }
#endif
