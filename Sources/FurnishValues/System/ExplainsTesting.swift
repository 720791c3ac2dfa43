/// A key that declares how a test sets it: by a property, which reads better than the key.
package protocol ExplainsTesting: ServiceKey {
  /// The code for the closure of `.services { … }`.
  static var testExample: String { get }
}
