import FurnishSyntax
import SwiftSyntax

extension ClosureServiceModel {
  /// The source of `init`, which has the lowest access level of its parameters, and the source of the private members
  /// that set deprecated endpoints.
  var initializers: [String] {
    let parameters = initializerParameters
    let access = parameters.map(\.access).reduce(access.forMember) { min($0, $1.forInitializer) }
    let types = parameters.map { property -> String in
      guard let endpoint = property.endpoint else { return property.type?.description ?? "" }
      return property.hasDefault ? "(\(endpoint.written))?" : endpoint.escaping
    }
    let list = zip(parameters, types).map { property, type in
      "  \(property.name.text): \(type)\(property.endpoint != nil && property.hasDefault ? " = nil" : "")"
    }
    let assignments = parameters.map { property -> String in
      let value = Identifier.spelled(property.name.plainText)
      let assignment = "self.\(property.name.text) = \(value)"
      return property.hasDefault ? "  if let \(value) { \(assignment) }" : "  \(assignment)"
    }
    guard !list.isEmpty else { return ["\(access.modifier)nonisolated init() {\n}"] }
    let hasDeprecated = endpoints.contains(where: \.isDeprecated)
    let body = hasDeprecated ? quietInitialization : assignments.joined(separator: "\n")
    let initializer = """
      \(access.modifier)nonisolated init(
      \(list.joined(separator: ",\n"))
      ) {
      \(body)
      }
      """
    return [initializer] + (hasDeprecated ? quietInitializers(list, types, assignments) : [])
  }

  /// The source of `unimplemented`, whose closures report that they were called.
  var unimplemented: String {
    let arguments = initializerParameters.compactMap { property -> (text: String, comment: String?)? in
      guard property.endpoint != nil else {
        return storeExpression.map { ("\(Identifier.label(property.name.plainText)): \($0.text)", $0.comment) }
      }
      guard !property.hasDefault, let endpoint = endpoints.first(where: { $0.name == property.name.text })
      else { return nil }
      return ("\(Identifier.label(endpoint.plainName)): \(endpoint.unimplementedClosure)", nil)
    }
    let placeholders = endpoints.filter(\.property.hasDefault)
    let lines = arguments.enumerated().map { index, argument in
      "    \(argument.text)\(index + 1 < arguments.count ? "," : "")\(argument.comment.map { " // \($0)" } ?? "")"
    }
    let list = lines.isEmpty ? "" : "\n\(lines.joined(separator: "\n"))\n  "
    let head = "\(access.forMember.modifier)nonisolated static var unimplemented: Self {"
    let constants = endpoints.isEmpty ? "" : "  let endpoints = Self.serviceEndpoints\n"
    guard !placeholders.isEmpty else { return "\(head)\n\(constants)  return Self(\(list))\n}" }
    let closures = placeholders.map(\.reportingPlaceholder).joined(separator: "\n")
    return """
      \(head)
      \(constants)  var service = Self(\(list))
        let placeholders = service
      \(closures)
        return service
      }
      """
  }
}

extension AccessLevel {
  /// The access level of an initializer that takes a property of this level: no more than the property's.
  fileprivate var forInitializer: Self { self == .open ? .public : self }
}
