/// A contact on the sending list and whether it is ticked.
struct Recipient: Equatable {
  let contact: Contact
  let isSelected: Bool
}
