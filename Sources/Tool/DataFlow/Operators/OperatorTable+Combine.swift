extension OperatorTable {
  /// Combine, and OpenCombine, which has its names.
  package static let combine = OperatorTable(
    operators: [
      (
        .relay, [],
        """
        map tryMap mapError scan tryScan encode decode print breakpoint breakpointOnError eraseToAnyPublisher \
        setFailureType assertNoFailure measureInterval replaceNil withEmptyValues withUnretained
        """
      ),
      (.relay, .performs, "handleEvents trackActivity trackError"),
      (
        .relay, .starts,
        """
        prepend append merge Merge Merge3 Merge4 Merge5 Merge6 Merge7 Merge8 MergeMany Concatenate replaceEmpty collect \
        reduce tryReduce count contains tryContains allSatisfy tryAllSatisfy min max tryMin tryMax publisher
        """
      ),
      (.relay, [.handlesErrors, .starts], "replaceError retry"),
      (
        .relay, .filters,
        """
        filter tryFilter compactMap tryCompactMap removeDuplicates tryRemoveDuplicates first tryFirst last tryLast \
        dropFirst drop tryDrop prefix tryPrefix output ignoreOutput ignoreNil
        """
      ),
      (.relay, .shares, "share multicast autoconnect makeConnectable"),
      (.relay, .hops, "receive asDriver"),
      (.relay, [.filters, .hops, .takesTime], "debounce throttle delay timeout"),
      (
        .join, [],
        "combineLatest CombineLatest CombineLatest3 CombineLatest4 zip Zip Zip3 Zip4"
      ),
      (.flatten, [], "flatMap switchToLatest"),
      (.flatten, [.handlesErrors, .starts], "catch tryCatch"),
      (.observe, [], "sink assign subscribe"),
    ],
    streamTypes: [
      "AnyPublisher", "Publisher", "Publishers", "Just", "Empty", "Fail", "Deferred", "Future", "Published",
    ],
    sinkTypes: ["PassthroughSubject", "CurrentValueSubject", "ActivityTracker", "ErrorTracker"],
    actionTypes: [],
    views: [],
    reads: ["value"],
    sends: ["send"],
    actionOutputs: [],
    empties: [],
    pipes: [],
    emptySinks: ["ErrorTracker", "PassthroughSubject"])
}
