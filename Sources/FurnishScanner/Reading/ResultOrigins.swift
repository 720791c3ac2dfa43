import SwiftSyntax

/// The things on which the results of the functions of a file depend.
extension SourceReader {
  /// Searches a body for the names that it reads from outside.
  func outsideNames(of body: some SyntaxProtocol, declared: [String]) -> OutsideNames {
    OutsideNames(bytes, in: body.position.utf8Offset..<body.endPosition.utf8Offset, declared: declared)
  }

  /// Searches the body of a function, and the defaults of its parameters.
  func outsideNames(
    of body: CodeBlockSyntax, _ clause: FunctionParameterClauseSyntax, declared: [String]
  ) -> OutsideNames {
    var names = outsideNames(of: body, declared: declared)
    for parameter in clause.parameters {
      if let value = parameter.defaultValue { names.add(outsideNames(of: value.value, declared: [])) }
    }
    return names
  }

  /// Notes for each function whether its result depends on its arguments alone, on other values, or on chance.
  ///
  /// A function depends on its arguments alone if it only reads constants and properties of its instance, and only
  /// calls functions of its file that do the same. Functions may call each other in a circle, so each function counts
  /// as one of these until one of its names leads to another origin.
  ///
  /// - Complexity: Linear in the functions and their names.
  func noteOrigins() {
    guard !outsideNames.isEmpty else { return }
    var origins = originsOfConstants()
    for (number, function) in facts.functions.enumerated() {
      let body = outsideNames[function.place]
      let own: ResultOrigin = body.map { $0.isRandom ? .chance : $0.hasOthers ? .elsewhere : .arguments } ?? .elsewhere
      facts.functions[number].origin = own
      let name = calledName(of: function)
      origins[name] = max(origins[name] ?? .arguments, own)
    }
    var users: [String: [Int]] = [:]
    for (number, function) in facts.functions.enumerated() where function.origin != .chance {
      for name in outsideNames[function.place]?.names ?? [] where !function.genericParameters.contains(name) {
        users[name, default: []].append(number)
        if origins[name] == nil { origins[name] = .elsewhere }
      }
    }
    var open = origins.filter { $0.value != .arguments }.map(\.key)
    while let name = open.popLast() {
      let origin = origins[name]!
      for number in users[name] ?? [] where facts.functions[number].origin < origin {
        facts.functions[number].origin = origin
        let user = calledName(of: facts.functions[number])
        if origins[user]! < origin {
          origins[user] = origin
          open.append(user)
        }
      }
    }
  }

  /// Returns the name by which code calls a function: that of its type for an initializer.
  private func calledName(of function: FunctionFacts) -> String {
    guard function.name == "init", let owner = function.owner else { return function.name }
    return facts.types[owner].name
  }

  /// Returns the origins of the names of types, cases, aliases and variables. The names of enumerations, cases,
  /// structures, aliases, properties of instances, and constants with literals have the same meaning each time.
  private func originsOfConstants() -> [String: ResultOrigin] {
    var origins: [String: ResultOrigin] = [:]
    for type in facts.types where type.kind == .enum || type.kind == .struct {
      origins[type.name] = .arguments
      for one in type.cases { origins[one.name] = .arguments }
    }
    for alias in facts.aliases { origins[alias.name] = .arguments }
    for variable in facts.variables {
      let isOfInstance = variable.owner != nil && !variable.isStatic
      let isKnown = isOfInstance || variable.isConstant && variable.initialValue?.isWholeLiteral == true
      origins[variable.name] = max(origins[variable.name] ?? .arguments, isKnown ? .arguments : .elsewhere)
    }
    return origins
  }
}
