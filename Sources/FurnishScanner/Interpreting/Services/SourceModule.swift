/// A `ServiceModule` that was included.
struct SourceModule: Hashable, Sendable {
  var type: ResolvedType
  /// The arguments of its creation, by which two instances may differ.
  var arguments: [CallArgument]
  /// The case of an enumeration.
  var caseName: String?
  /// The known values of its properties as text. In a loop, the same arguments have several values.
  var values: [String: String] = [:]
}
