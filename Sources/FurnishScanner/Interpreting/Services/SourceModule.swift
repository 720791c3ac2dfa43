/// A `ServiceModule` that was included.
struct SourceModule: Hashable, Sendable {
  var type: ResolvedType
  /// The arguments of its creation, by which two instances may differ.
  var arguments: [CallArgument]
  /// The case of an enumeration.
  var caseName: String?
  /// The known values of its properties as text. They may differ where the arguments do not: `Logs(level: level)` in a
  /// loop over levels.
  var values: [String: String] = [:]
}
