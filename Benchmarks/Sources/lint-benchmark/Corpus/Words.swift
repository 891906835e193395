/// The words that generated names are made of.
enum Words {
  /// What a feature of the app is about.
  static let subjects = [
    "Account", "Address", "Article", "Basket", "Campaign", "Channel", "Comment", "Contact", "Coupon",
    "Device", "Donation", "Event", "Garden", "Harvest", "Invitation", "Invoice", "Journey", "Lesson",
    "Message", "Order", "Payment", "Photo", "Pledge", "Profile", "Project", "Recipe", "Reminder", "Reward",
    "Ticket", "Voucher",
  ]

  /// What a screen or a cell shows of it.
  static let scenes = [
    "Archive", "Cell", "Compose", "Detail", "Dialog", "Edit", "Export", "Filter", "Footer", "Gallery",
    "Header", "History", "Import", "List", "Map", "Overview", "Picker", "Preview", "Search", "Settings",
    "Share", "Summary", "Tour", "Upload",
  ]

  /// What a screen or a cell is made for; nothing for all.
  static let devices = ["", "Pad", "Watch"]

  /// What stands on a screen.
  static let parts = [
    "amount", "author", "avatar", "badge", "banner", "category", "city", "comment", "country", "cover",
    "currency", "date", "email", "friend", "location", "name", "note", "password", "period", "phone",
    "place", "price", "rating", "shipping", "street", "subtitle", "tag", "title", "total", "unit",
  ]
}

extension String {
  /// The word with a capital letter at its start.
  var capitalizedFirst: String { self.prefix(1).uppercased() + self.dropFirst() }
}
