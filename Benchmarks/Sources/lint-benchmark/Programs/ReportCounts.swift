/// What the JSON report of `plumb lint` is asked for.
struct ReportCounts: Decodable {
  struct Finding: Decodable {
    var fixable: Bool
  }

  var files: Int
  var viewModels: Int
  var findings: [Finding]
}
