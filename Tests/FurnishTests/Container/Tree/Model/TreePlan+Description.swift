// The texts of the plan and the steps of a sequence, which a failing test prints.

extension TreePlan.Service: CustomStringConvertible {
  var description: String {
    let scope = scopeKind == .root ? "" : ", of a \(scopeKind)"
    return "type \(kind)\(isNamed ? " named blue" : "")\(scope)\(isAsync ? ", async" : "")"
  }
}

extension TreePlan.Dependency: CustomStringConvertible {
  var description: String { mode == .one ? "\(service)" : "\(mode) \(service)" }
}

extension TreePlan.Registration: CustomStringConvertible {
  var description: String {
    var words = ["registration \(number) of service \(service):"]
    if isAsync { words.append("async") }
    if isCloseable { words.append("closeable") }
    if isAlias { words.append("alias") }
    words.append("\(form) \(lifetime)")
    if let readKey { words.append("reads key \(readKey)") }
    return "\(words.joined(separator: " ")) \(dependencies)"
  }
}

extension TreePlan.Decorator: CustomStringConvertible {
  var description: String {
    "decorator \(number) of service \(service)\(isCloseable ? ", closeable" : "")\(wraps ? "" : ", returns what it receives")"
      + (dependency.map { " [\($0)]" } ?? "")
  }
}

extension TreePlan.Change: CustomStringConvertible {
  var description: String {
    switch self {
    case .register(let registration): "\(registration)"
    case .replace(let registration): "replacing \(registration)"
    case .decorate(let decorator): "\(decorator)"
    }
  }
}

extension TreeRequest: CustomStringConvertible {
  var description: String { "service \(service) from node \(node), \(method)" }
}

extension TreeMaker: CustomStringConvertible {
  var description: String {
    switch self {
    case .registration(let number): "registration \(number)"
    case .decorator(let number): "decorator \(number)"
    }
  }
}
