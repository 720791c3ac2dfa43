/// A provider that explains why it cannot have a service, and how to fix that.
package protocol ExplainsMissing: ServiceProvider {
  /// The reason: `because …`.
  var whyMissing: String { get }

  /// The fix.
  var howToProvide: String { get }
}
