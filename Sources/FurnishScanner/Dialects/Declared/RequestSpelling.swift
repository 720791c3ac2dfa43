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
