import FurnishGraph

/// The names of services: `name: "images"`, `name: .images`.
extension Interpreter {
  /// Reads a name, which is a literal or a constant; nil if it is unknown.
  func name(_ argument: Expression, in environment: Environment) -> String? {
    if case .string(let text) = argument { return text }
    let expected = ResolvedType.nominal(name: "Furnish.ServiceName", declaration: nil, arguments: [])
    let outer = progress.isReadingName
    progress.isReadingName = true
    defer { progress.isReadingName = outer }
    if case .string(let text) = evaluate(argument, in: environment, expecting: expected) { return text }
    return nil
  }

  /// Returns whether a name is `nil`: as a literal, or as the value of a constant or a parameter.
  func isNilName(_ argument: Expression, in environment: Environment) -> Bool {
    if isNil(argument) { return true }
    if case .absent = evaluate(argument, in: environment) { return true }
    return false
  }
}
