/// A key of Furnish with an example of the code that sets it in a test, for the issue of a missing test value. The
/// example uses the property of ``ServiceValues``, because the key itself is not public.
package protocol HasTestExample: ServiceKey {
  /// The code for the closure of `.services { … }`: `$0.continuousClock = TestClock()`.
  static var testExample: String { get }
}
