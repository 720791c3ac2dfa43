/// The context of code of a dialect: the meaning of its names, and whether it runs later.
struct CodeScope {
  var context: LookupContext
  /// The name of the type that the code extends, if the program does not declare that type.
  var foreignOwner: String?
  /// The parameters of the function around the code.
  var parameters: [ParameterFacts] = []
  /// Local variables bound to the property wrapper of a service: each use of the name resolves the service.
  var names: [String: SourceService] = [:]
  /// Whether the code runs later than the code around it.
  var isDeferred = false
  /// The expected type of a value. The code can name members of this type without the type: `.live`.
  var expected: TypeID?

  /// The same scope in a closure that runs later.
  var later: CodeScope {
    var scope = self
    scope.isDeferred = true
    return scope
  }
}
