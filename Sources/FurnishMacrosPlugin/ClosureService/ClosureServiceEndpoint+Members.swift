import FurnishSyntax
import SwiftSyntax

extension ClosureServiceEndpoint {
  /// The closure of `unimplemented`.
  var unimplementedClosure: String {
    let answer =
      switch type.throwing {
      case .anyError: "try \(reference).unimplemented()"
      case .only(let error): "try \(reference).unimplemented(throwing: (\(error)).self)"
      case .nothing:
        type.returnsNothing
          ? "\(reference).unimplementedWithPlaceholder()" : "\(reference).unimplementedWithoutAnswer()"
      }
    return "{\(closureHead(type.parameters.map { _ in "_" })) \(answer) }"
  }

  /// The statement that sets the endpoint to a closure. The closure reports the call, and then throws or calls the
  /// author's placeholder.
  var reportingPlaceholder: String {
    let names = argumentNames
    let report =
      typeOfErrors.map { "try \(reference).unimplementedWithPlaceholder(throwing: \($0))" }
      ?? "\(reference).unimplementedWithPlaceholder()"
    return """
        service.\(accessName) = {\(closureHead(names))
          \(report)
          return \(call(on: "placeholders", passing: names))
        }
      """
  }

  /// The labels of the method; nil if no parameter has a name, because the method would only repeat the property.
  var methodLabels: [String]? {
    guard type.parameters.contains(where: { $0.name != nil }) else { return nil }
    return type.parameters.map { $0.name?.plainText ?? "_" }
  }

  /// Writes the method that calls the endpoint with labels.
  func method(in model: ClosureServiceModel) -> String {
    let access = min(model.access.forMember, property.access)
    let names = parameterNames
    let list = zip(type.parameters, names).map { parameter, name in
      let label = parameter.name?.text ?? "_"
      let written = label == name ? name : "\(label) \(name)"
      return "\(written): \(parameter.type)\(parameter.convention == .variadic ? "..." : "")"
    }
    let effects = type.effects.isEmpty ? "" : " \(type.effects)"
    let result = type.returnsNothing ? "" : " -> \(type.result)"
    return """
      \(documentation)\(isolation)\(access.modifier)\(nonisolated)func \(name)(\(list.joined(separator: ", ")))\
      \(effects)\(result) {
        \(call(on: "self", passing: names))
      }
      """
  }

  /// The names of the parameters inside the method: their own, if those can be written there.
  private var parameterNames: [String] {
    let names = type.parameters.map { $0.name?.plainText }
    return zip(type.parameters.indices, names).map { index, name in
      guard let name, names.count(where: { $0 == name }) == 1, Self.canBeAVariable(name)
      else { return "argument\(index + 1)" }
      return name
    }
  }

  private static func canBeAVariable(_ name: String) -> Bool {
    name != "self" && Identifier.spelled(name) == name
  }

  /// The documentation comments of the property, which the method receives as well.
  private var documentation: String {
    guard property.declaration.bindings.count == 1 else { return "" }
    let lines = property.declaration.leadingTrivia.compactMap { piece -> String? in
      switch piece {
      case .docLineComment(let text), .docBlockComment(let text): text
      default: nil
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  /// The attributes of the availability and the isolation of the endpoint.
  private var isolation: String {
    let available = property.declaration.attributes.allAttributes.filter { $0.lastName == "available" }
    let actors = type.actors + type.attributes.filter { $0.lastName == "concurrent" }
    return (available + actors).map { "\($0.trimmedDescription) " }.joined()
  }

  private var nonisolated: String {
    if !type.actors.isEmpty || type.isConcurrent { return "" }
    return type.isNonsending ? "nonisolated(nonsending) " : "nonisolated "
  }
}
