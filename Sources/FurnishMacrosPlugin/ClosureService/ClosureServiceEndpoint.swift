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

  /// The name without backticks.
  var plainName: String { property.name.plainText }

  /// `endpoints[2]`: the expression by which generated code names the description of the endpoint.
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

  /// `(Failure).self`: the type of the errors as an argument; nil if a call cannot throw.
  var typeOfErrors: String? {
    switch type.throwing {
    case .nothing: nil
    case .anyError: "(any Swift.Error).self"
    case .only(let error): "(\(error)).self"
    }
  }

  var neverReturns: Bool { ["Never", "Swift.Never"].contains(type.result.description) }

  /// Whether a call can be repeated with the same arguments: the first call uses up a consumed or sent argument, and a
  /// stream.
  var hasRepeatableArguments: Bool {
    !type.parameters.contains { $0.convention == .consuming || $0.convention == .sending || $0.type.isStream }
  }

  /// Writes the call of this endpoint with arguments that are in variables of these names.
  ///
  /// - Parameters:
  ///   - owner: The expression that has the endpoint: `self`.
  ///   - isIntercepted: Whether an interceptor makes the call, with consumed and sent arguments in boxes.
  func call(on owner: String, passing names: [String], isIntercepted: Bool = false) -> String {
    let arguments = zip(type.parameters, names).map { parameter, name in
      switch parameter.convention {
      case .inout: "&\(name)"
      case .autoclosure: "\(name)()"
      case .consuming, .sending: isIntercepted ? "\(name).take()" : name
      default: name
      }
    }
    let list = arguments.joined(separator: ", ")
    guard type.parameters.contains(where: { $0.convention == .variadic }) else {
      return "\(effectsOfCall)\(owner).\(accessName)(\(list))"
    }
    let call = "\(effectsOfCall)\(functionOfLists(of: owner))(\(list))"
    guard case .only(let error) = type.throwing else { return call }
    // The cast has lost the type of the error, which the closure around the call states again.
    return "\(effectsOfCall){ () \(type.effects) -> \(type.result) in "
      + "do { return \(call) } catch { throw error as! \(error) } }()"
  }

  /// Writes the endpoint as a function that takes an array for each variadic parameter, because Swift cannot forward
  /// variadic arguments. The compiler passes both in the same way.
  ///
  /// It throws any error: a function type with a typed error as a generic argument, here that of `unsafeBitCast`, needs
  /// a newer runtime than that of iOS 17.
  private func functionOfLists(of owner: String) -> String {
    let attributes = type.attributes.map { "\($0.trimmedDescription) " }.joined()
    let effects =
      switch type.throwing {
      case .nothing, .anyError: type.effects
      case .only: type.isAsync ? "async throws" : "throws"
      }
    func function(of parameters: [String]) -> String {
      "\(attributes)(\(parameters.joined(separator: ", "))) \(effects.isEmpty ? "" : "\(effects) ")-> \(type.result)"
    }
    let lists = type.parameters.map { $0.convention == .variadic ? "[\($0.type)]" : "\($0.type)" }
    var variadic = "\(owner).\(accessName)"
    if case .only = type.throwing {
      let written = type.parameters.map { $0.convention == .variadic ? "\($0.type)..." : "\($0.type)" }
      variadic += " as \(function(of: written))"
    }
    return "unsafeBitCast(\(variadic), to: (\(function(of: lists))).self)"
  }

  /// Writes the parameters and effects of a closure that replaces this endpoint, as they follow its brace.
  ///
  /// - Parameter names: The names of the closure's parameters.
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

  /// The names of the parameters of a closure: `argument1`, `argument2`.
  var argumentNames: [String] { type.parameters.indices.map { "argument\($0 + 1)" } }
}
