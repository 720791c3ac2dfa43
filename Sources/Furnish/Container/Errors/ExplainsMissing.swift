/// A provider that knows why it cannot have a service, and what to do about it.
package protocol ExplainsMissing: ServiceProvider {
  /// Why: `because …`.
  var whyMissing: String { get }

  /// How to fix it.
  var howToProvide: String { get }
}
