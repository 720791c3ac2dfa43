/// A key that says in reports how a test sets it, where the property reads better than the
/// key.
package protocol ExplainsTesting: ServiceKey {
  /// What to write in the closure of `.services { … }`.
  static var testExample: String { get }
}
