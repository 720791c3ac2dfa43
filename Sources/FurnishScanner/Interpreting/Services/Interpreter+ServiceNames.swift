import FurnishGraph

/// Reads the labeled arguments of `register`.
extension Interpreter {
  /// Reads the name that an argument gives: a literal, or a constant.
  func name(_ argument: Expression, in environment: Environment) -> String? {
    if case .string(let text) = argument { return text }
    let expected = ResolvedType.nominal(name: "Furnish.ServiceName", declaration: nil, arguments: [])
    let outer = progress.isReadingName
    progress.isReadingName = true
    defer { progress.isReadingName = outer }
    if case .string(let text) = evaluate(argument, in: environment, expecting: expected) { return text }
    return nil
  }

  /// Returns whether a name is `nil`, by itself or by the default of a parameter.
  func isNilName(_ argument: Expression, in environment: Environment) -> Bool {
    if isNil(argument) { return true }
    if case .absent = evaluate(argument, in: environment) { return true }
    return false
  }
}
