/// A file after the conversion.
package struct ConvertedFile: Sendable {
  package var path: String
  package var old: [UInt8]
  /// The same as the old text if there is nothing to convert.
  package var new: [UInt8]
  /// What has to be changed by hand, in source order.
  package var notes: [ConversionNote]

  package var isChanged: Bool { self.old != self.new }
}
