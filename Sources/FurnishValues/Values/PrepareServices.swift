/// Sets services for the whole program, once, before anything reads one.
///
/// ```swift
/// @main struct App {
///   static func main() {
///     prepareServices { $0.retries = 5 }
///   }
/// }
/// ```
///
/// The values are visible everywhere: in detached tasks and on other threads, and in tests that start later. In a test
/// they belong only to that test, so call it in `setUp`.
///
/// A second call is reported as an issue and changes nothing. The value of a key that was read already is unchanged,
/// and the key is reported, because the reader may have stored that value.
///
/// - Parameters:
///   - fileID: The file of the call, as `#fileID` states it, for reports.
///   - filePath: The path of the file of the call, for reports.
///   - line: The line of the call, for reports.
///   - column: The column of the call, for reports.
///   - update: Sets the values.
/// - Throws: Any error that `update` throws. In that case nothing is set.
public func prepareServices<Failure: Error>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ update: (inout ServiceValues) throws(Failure) -> Void
) throws(Failure) {
  let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let base = Layer.current.base
  let values = try ServiceValues(layer: base).updated(as: .preparing, update)
  base.strongRoot.prepare(from: values.layer, place: place)
}

extension Root {
  fileprivate func prepare(from layer: Layer, place: CallPlace) {
    var overrides: [UInt: Layer] = [:]
    var order: [Layer] = []
    layer.forEachOverride {
      guard overrides.updateValue($0, forKey: $0.key) == nil else { return }
      order.append($0)
    }
    let names = order.map(\.keyName)
    if let earlier = claimPreparation(place) {
      ServiceIssue.preparedTwice(keys: names, earlier: earlier, place: place).report()
      return
    }
    let read = order.filter { !$0.prepare(self) }.map(\.keyName)
    if !read.isEmpty { ServiceIssue.preparedAfterReading(keys: read, place: place).report() }
  }
}
