import SwiftSyntax

/// The origins of the results of functions, and of the initial values of variables.
extension SourceReader {
  /// Finds the names that code reads from outside of it.
  ///
  /// - Parameter declared: The names of the parameters.
  func origin(of code: some SyntaxProtocol, declared: [String] = []) -> OriginFacts {
    scan(code, declared: declared).facts
  }

  /// Finds the names that the body of a function reads, and the defaults of its parameters.
  func origin(
    of body: CodeBlockSyntax?, _ clause: FunctionParameterClauseSyntax, declared: [String], isAsync: Bool
  ) -> OriginFacts {
    guard let body, !isAsync else { return .elsewhere }
    var names = scan(body, declared: declared)
    for parameter in clause.parameters {
      if let value = parameter.defaultValue { names.add(scan(value.value, declared: [])) }
    }
    return names.facts
  }

  private func scan(_ code: some SyntaxProtocol, declared: [String]) -> OriginScan {
    OriginScan(bytes, in: code.position.utf8Offset..<code.endPosition.utf8Offset, declared: declared)
  }
}
