import SwiftSyntax

/// The things on which the results of functions, and the initial values of variables, depend.
extension SourceReader {
  /// Searches code for the things that it reads from outside.
  ///
  /// - Parameter declared: The names of the parameters.
  func sources(of code: some SyntaxProtocol, declared: [String] = []) -> ResultSources {
    outsideNames(of: code, declared: declared).sources
  }

  /// Searches the body of a function, and the defaults of its parameters.
  func sources(
    of body: CodeBlockSyntax?, _ clause: FunctionParameterClauseSyntax, declared: [String], isAsync: Bool
  ) -> ResultSources {
    guard let body, !isAsync else { return ResultSources(origin: .elsewhere) }
    var names = outsideNames(of: body, declared: declared)
    for parameter in clause.parameters {
      if let value = parameter.defaultValue { names.add(outsideNames(of: value.value, declared: [])) }
    }
    return names.sources
  }

  private func outsideNames(of code: some SyntaxProtocol, declared: [String]) -> OutsideNames {
    OutsideNames(bytes, in: code.position.utf8Offset..<code.endPosition.utf8Offset, declared: declared)
  }
}
