/// The counts in the JSON report of `plumb lint`.
struct ReportCounts: Decodable {
  var files: Int
  var viewModels: Int
}
