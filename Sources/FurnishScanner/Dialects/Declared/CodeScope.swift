/// The context in which code of a dialect is read: the meaning of the names in it, and whether it runs later.
struct CodeScope {
  var context: LookupContext
  /// The name of the extended type, if the code is in an extension of a type that the program does not declare.
  var foreignOwner: String?
  /// The parameters of the function around the code.
  var parameters: [ParameterFacts] = []
  /// The services that variables and properties with a property wrapper resolve at each use, by their names:
  /// `@Dependency(\.api) var api`.
  var services: [String: SourceService] = [:]
  /// Whether the code may run after the code around it has returned, as a stored closure does.
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
