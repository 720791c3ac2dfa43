/// A place in the source, for reports.
@usableFromInline
package struct CallPlace: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  @usableFromInline
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// `Module/File.swift:12`
  package var description: String { "\(fileID):\(line)" }
}

extension CallPlace {
  /// The place of the `@Injected` property that is being read: it is more useful than the place of the accessor through
  /// which the property is read. Bound in tests only.
  @TaskLocal package static var ofReader: CallPlace?

  /// Runs the code of a default or a recipe without ``ofReader``, since reads in that code have places of their own.
  package static func withoutReader<Value, Failure: Error>(
    _ operation: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard TestHost.isInstalled, ofReader != nil else { return try operation() }
    return try $ofReader.withValue(nil) {
      Result { () throws(Failure) in try operation() }
    }.get()
  }
}
