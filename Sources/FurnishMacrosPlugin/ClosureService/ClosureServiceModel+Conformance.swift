import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxMacros

extension ClosureServiceModel {
  /// Writes the extension that makes the struct a `ClosureService`.
  func conformance(of type: String, in context: some MacroExpansionContext) -> String {
    let list = endpoints.map { "      \($0.description(in: self, context))," }.joined(separator: "\n")
    let array = endpoints.isEmpty ? "[]" : "[\n\(list)\n    ]"
    let closures = endpoints.map(\.interception).joined(separator: "\n")
    let access = access.forMember.modifier
    let body =
      endpoints.isEmpty
      ? "    self"
      : """
          let endpoints = Self.serviceEndpoints
          var service = self
      \(closures)
          return service
      """
    return """
      \(availability)extension \(type): nonisolated Furnish.ClosureService {
        \(access)nonisolated static var serviceEndpoints: [Furnish.ServiceEndpoint] {
          \(array)
        }

        \(access)nonisolated func intercepting(_ interceptor: any Furnish.ServiceInterceptor) -> Self {
      \(body)
        }
      }
      """
  }

  /// The `@available` attributes of the struct, which its extensions need too.
  var availability: String {
    declaration.attributes.allAttributes.filter { $0.lastName == "available" }
      .map { "\($0.trimmedDescription)\n" }.joined()
  }
}

extension ClosureServiceEndpoint {
  /// Writes the description of the endpoint.
  fileprivate func description(in model: ClosureServiceModel, _ context: some MacroExpansionContext) -> String {
    var arguments = ["\"\(plainName)\"", "of: \"\(model.name)\"", "at: \(keyPath)"]
    if !type.parameters.isEmpty {
      let names = type.parameters.map { "\"\($0.name?.plainText ?? "_")\"" }
      arguments.append("parameters: [\(names.joined(separator: ", "))]")
    }
    if type.isAsync { arguments.append("isAsync: true") }
    if let typeOfErrors { arguments.append("throwing: \(typeOfErrors)") }
    if !isRepeatable(in: model) { arguments.append("isRepeatable: false") }
    let node = property.binding.pattern
    if let identity = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID),
      let path = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    {
      arguments.append("fileID: \(identity.file), filePath: \(path.file)")
      arguments.append("line: \(identity.line), column: \(identity.column)")
    }
    return "Furnish.ServiceEndpoint(\(arguments.joined(separator: ", ")))"
  }

  /// Returns whether an interceptor may repeat a call. Another machine may have received the first one, so a call of a
  /// remote endpoint is repeated only if it is marked for that.
  private func isRepeatable(in model: ClosureServiceModel) -> Bool {
    hasRepeatableArguments && (!model.isRemote || isIdempotent || isLocal)
  }

  /// The statement that puts an interceptor around the endpoint, if the interceptor applies to it.
  fileprivate var interception: String {
    let names = argumentNames
    let wrappedArguments = zip(type.parameters, names).compactMap { parameter, name -> String? in
      switch parameter.convention {
      case .consuming: "let \(name) = Furnish.ConsumedArgument(\(name), of: \(reference))"
      case .sending: "let \(name) = Furnish.SentArgument(\(name), of: \(reference))"
      default: nil
      }
    }
    let (start, end) =
      neverReturns
      ? ("", "\n        Swift.fatalError(\"an interceptor returned from '\(plainName)', which never returns\")")
      : ("return ", "")
    let effects = type.effects.isEmpty ? "" : " \(type.effects)"
    let statements = (wrappedArguments + ["let call = \(serviceCall(names))"]).map { "\n        \($0)" }.joined()
    return """
          if interceptor.intercepts(\(reference)) {
            service.\(accessName) = {\(closureHead(names))\(statements)
              \(start)\(effectsOfCall)interceptor.intercept(call) { ()\(effects) -> \(resultOfCall) in
                \(call(on: "self", passing: names, isIntercepted: true))
              }\(end)
            }
          }
      """
  }

  private func serviceCall(_ names: [String]) -> String {
    guard !names.isEmpty else { return "Furnish.ServiceCall(\(reference))" }
    let values = zip(type.parameters, names).map { parameter, name in
      switch parameter.convention {
      case .plain, .variadic: "\(name) as Any"
      default: "Furnish.UnseenArgument(\"\(parameter.convention.rawValue)\")"
      }
    }
    return "Furnish.ServiceCall(\(reference)) { [\(values.joined(separator: ", "))] }"
  }

  /// The result, without a `sending` before it: only the endpoint itself can promise that.
  private var resultOfCall: String {
    // The compiler warns that a generic call with `Never` is never executed.
    if neverReturns { return "Swift.Void" }
    guard let attributed = type.result.as(AttributedTypeSyntax.self) else { return type.result.description }
    let others = attributed.specifiers.filter { $0.trimmedDescription != "sending" }
    return attributed.with(\.specifiers, others).trimmedDescription
  }
}
