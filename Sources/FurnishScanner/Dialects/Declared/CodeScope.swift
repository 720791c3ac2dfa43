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

/// A request that code makes.
struct FoundRequest: Hashable {
  var service: SourceService
  /// Whether the request runs after the code that contains it has returned.
  var isDeferred: Bool
  var place: SourcePlace
}

extension [FoundRequest] {
  /// The dependencies of the code that makes these requests. A service that the code requests both at once and later
  /// counts as requested at once.
  var dependencies: [SourceDependency] {
    let atOnce = Set(filter { !$0.isDeferred }.map(\.service))
    return filter { !$0.isDeferred || !atOnce.contains($0.service) }.map { request in
      SourceDependency(service: request.service, isDeferred: request.isDeferred)
    }.uniqued()
  }
}

/// The spelling of requests in a dialect.
protocol RequestSpelling {
  /// Returns the request of an expression itself, without the requests of its parts.
  func request(_ expression: Expression, in scope: CodeScope) -> FoundRequest?
  /// Returns the request that the property wrapper of a property makes.
  func request(of property: DeclarationIndex.VariableEntry) -> FoundRequest?
  /// Returns the service that each use of a name resolves, if the value that is bound to the name is a property
  /// wrapper; `nil` for other values, or if the binding itself resolves the service.
  func service(boundTo value: Expression, in scope: CodeScope) -> SourceService?
}
