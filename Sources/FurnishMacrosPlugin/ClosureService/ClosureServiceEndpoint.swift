import FurnishSyntax
import SwiftSyntax

/// An endpoint, and the pieces of Swift that call it.
struct ClosureServiceEndpoint {
  let property: ClosureServiceProperty
  let type: EndpointType
  /// Its place among the endpoints.
  let index: Int

  init?(_ property: ClosureServiceProperty, index: Int) {
    guard let type = property.endpoint else { return nil }
    self.property = property
    self.type = type
    self.index = index
  }

  /// The name as it is written, with backticks where it needs them.
  var name: String { property.name.text }

  /// The name as people say it.
  var plainName: String { property.name.plainText }

  /// `endpoints[2]`: how generated code names what is known of the endpoint.
  var reference: String { "endpoints[\(index)]" }

  /// `try await `, as far as a call needs it.
  var effectsOfCall: String {
    let tries =
      switch type.throwing {
      case .nothing: ""
      case .anyError, .only: "try "
      }
    return tries + (type.isAsync ? "await " : "")
  }

  /// Whether one call may become several.
  var isRepeatable: Bool {
    !type.parameters.contains { $0.convention == .consuming || $0.convention == .sending }
  }

  /// The call of this endpoint with arguments that stand in variables of these names.
  ///
  /// - Parameter owner: What has the endpoint: `self`.
  func call(on owner: String, passing names: [String], isInside: Bool = false) -> String {
    let arguments = zip(type.parameters, names).map { parameter, name in
      switch parameter.convention {
      case .inout: "&\(name)"
      case .autoclosure: "\(name)()"
      case .consuming, .sending: isInside ? "\(name).take()" : name
      default: name
      }
    }
    return "\(effectsOfCall)\(function(of: owner))(\(arguments.joined(separator: ", ")))"
  }

  /// The endpoint itself. Swift cannot hand on any number of arguments, so that one which takes them
  /// is taken for the function of lists that it is: the compiler passes both alike.
  private func function(of owner: String) -> String {
    guard type.parameters.contains(where: { $0.convention == .variadic }) else { return "\(owner).\(name)" }
    let attributes = type.attributes.map { "\($0.trimmedDescription) " }.joined()
    let parameters = type.parameters.map { parameter in
      parameter.convention == .variadic ? "[\(parameter.type)]" : "\(parameter.type)"
    }
    let effects = type.effects.isEmpty ? "" : "\(type.effects) "
    let list = "(\(attributes)(\(parameters.joined(separator: ", "))) \(effects)-> \(type.result)).self"
    return "unsafeBitCast(\(owner).\(name), to: \(list))"
  }

  /// What stands at the beginning of a closure in the place of this endpoint, after its brace.
  ///
  /// - Parameter names: The names of its parameters.
  func closureHead(_ names: [String]) -> String {
    let isVariadic = type.parameters.contains { $0.convention == .variadic }
    let isTyped = if case .only = type.throwing { true } else { false }
    guard !names.isEmpty || isTyped else { return "" }
    var list = names.joined(separator: ", ")
    if isVariadic {
      let typed = zip(type.parameters, names).map { parameter, name in
        "\(name): \(parameter.type)\(parameter.convention == .variadic ? "..." : "")"
      }
      list = "(\(typed.joined(separator: ", ")))"
    } else if names.isEmpty {
      list = "()"
    }
    return isTyped ? " \(list) \(type.effects) in" : " \(list) in"
  }

  /// Names for the parameters of a closure, which mean nothing to anybody.
  var argumentNames: [String] { type.parameters.indices.map { "argument\($0 + 1)" } }
}
