/// A `ServiceModule` that was included.
struct SourceModule: Hashable {
  var type: ResolvedType
  /// The arguments of its creation of which neither the values nor their subjects are known. Two instances may differ
  /// by them.
  var arguments: [CallArgument]
  /// The case of an enumeration.
  var caseName: String?
  /// The known values of its properties as text. They may differ where the arguments do not: `Logs(level: level)` in a
  /// loop over levels.
  var values: [String: String] = [:]
  /// The subjects of the properties whose values are unknown: two instances with equal subjects have equal values.
  var subjects: [String: TestSubject] = [:]
}
