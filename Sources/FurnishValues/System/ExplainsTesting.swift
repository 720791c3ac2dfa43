/// A key that describes how a test sets it, if the property reads better than the
/// key.
package protocol ExplainsTesting: ServiceKey {
  /// The code for the closure of `.services { … }`.
  static var testExample: String { get }
}
