import SourceModel

extension Rule {
  static let lossyEmit = Rule(
    id: "lossy-emit",
    dialects: [.kickstarterKotlin],
    forms: [.written, .flows],
    check: { viewModel, _ in
      var offers: [String: StreamCalls.Offer] = [:]
      for property in viewModel.properties where property.value.isStoredInInstance {
        guard case .chain(nil, let links)? = property.value.initialTerm?.kind, links.count == 1,
          links[0].arguments?.isEmpty == true, let offer = viewModel.library.calls.offers[links[0].name.text]
        else { continue }
        offers[property.value.header.name.text] = offer
      }
      guard !offers.isEmpty else { return [] }
      return viewModel.allBodies.flatMap { body in
        body.value.calls.compactMap(\.chain).compactMap { chain in
          guard let member = chain.member, let offer = offers[member.text],
            let link = chain.linksAfterMember.first, link.name.text == offer.name, link.arguments != nil
          else { return nil }
          return body.finding(
            "give '\(member.text)' a buffer, or call '\(offer.waiting)': \(offer.effect)",
            at: link.name.range)
        }
      }
    }
  )
}
