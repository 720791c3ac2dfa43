/// A provider that explains why it does not have a service, and how to fix that.
package protocol ExplainsMissing: ServiceProvider {
  /// The reason, as a clause that begins with `because`.
  var whyMissing: String { get }

  /// The fix, as the report states it.
  var howToProvide: String { get }
}
