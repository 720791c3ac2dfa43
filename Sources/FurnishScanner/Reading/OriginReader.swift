import SwiftSyntax

/// The origins of the results of functions, and of the initial values of variables.
extension SourceReader {
  /// Returns the origin that code shows, with the names that the code uses and does not declare.
  ///
  /// - Parameter declared: The names of the parameters.
  func origin(of code: some SyntaxProtocol, declared: [String] = []) -> OriginFacts {
    scan(code, declared: declared).facts
  }

  /// Returns the origin that the body of a function and the defaults of its parameters show.
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
