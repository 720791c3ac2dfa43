/// The reasons why code that uses swift-dependencies is not rewritten.
extension MigrationReason {
  static func noValue(_ name: String) -> Self {
    Self("no file declares the dependency \(name), and Furnish has none: declare a ServiceKey for it")
  }

  static let store = Self(
    "this is the library of reducers, which reads DependencyValues: put withServices around its use")

  static let modifier = Self(
    "Furnish does not change the reducers of other libraries: put withServices around the store")

  static let endpoint = Self("@ClosureService names endpoints by their properties, so remove this attribute by hand")

  static let entry = Self("write the live value as the initial one, and the other one as `test:`")

  static let context = Self("read the context from ServiceValues, or set it with withServices")

  static let currentValues = Self("read ServiceValues.current here")

  static let variableOfSendableClass = Self(
    "a Sendable class has no variables: store `let x = Injected(…)`, and read `x.wrappedValue`")
}
