import FurnishSyntax
import SwiftSyntax

extension ClosureServiceModel {
  /// Writes the extension that makes the struct a `RemoteService`.
  ///
  /// - Parameters:
  ///   - type: The name of the struct.
  ///   - remote: The endpoints that other processes can call.
  func remoteConformance(of type: String, _ remote: [ClosureServiceEndpoint]) -> String {
    let access = access.forMember.modifier
    let list = remote.map { "      \($0.served)," }.joined(separator: "\n")
    let served =
      remote.isEmpty
      ? "    []" : "    let endpoints = Self.serviceEndpoints\n    return [\n\(list)\n    ]"
    let existing = ExistingMembers(of: declaration)
    let limiting = existing.hasMethod("limiting", taking: "RemoteDeadline") ? "" : "\n\n\(limitingFunction(remote))"
    let creation = existing.hasStatic("remote") ? "" : "\n\n\(remoteFunction(remote, access))"
    return """
      \(availability)extension \(type): nonisolated FurnishRemote.RemoteService {
        \(access)nonisolated static var remoteEndpoints: [FurnishRemote.RemoteEndpoint<Self>] {
      \(served)
        }\(limiting)\(creation)
      }
      """
  }

  /// Writes `remote(over:)`, with a parameter for the store.
  private func remoteFunction(_ remote: [ClosureServiceEndpoint], _ access: String) -> String {
    var parameters = ["over connection: FurnishRemote.RemoteConnection<Self>"]
    var arguments: [String] = []
    for property in initializerParameters {
      guard let endpoint = endpoints.first(where: { $0.name == property.name.text }) else {
        // A property with the name of a variable of this function has another name inside of it.
        let isTaken = ["connection", "endpoints", "remote", "service", "placeholders"].contains(property.name.plainText)
        let name = isTaken ? "argument\(parameters.count)" : property.name.text
        parameters.append("\(isTaken ? "\(property.name.text) " : "")\(name): \(property.type?.description ?? "")")
        arguments.append("\(Identifier.label(property.name.plainText)): \(name)")
        continue
      }
      let index = remote.firstIndex { $0.index == endpoint.index }
      if index == nil, property.hasDefault { continue }
      let closure = index.map { endpoint.sending(as: $0) } ?? endpoint.unimplementedClosure
      arguments.append("\(Identifier.label(endpoint.plainName)): \(closure)")
    }
    let placeholders = endpoints.filter { $0.isLocal && $0.property.hasDefault }
    var lines: [String] = []
    if endpoints.contains(where: \.isLocal) { lines.append("    let endpoints = Self.serviceEndpoints") }
    if !remote.isEmpty { lines.append("    let remote = Self.remoteEndpoints") }
    let list = arguments.map { "\n      \($0)" }.joined(separator: ",")
    lines.append(
      "    \(placeholders.isEmpty ? "return " : "var service = ")Self(\(list)\(list.isEmpty ? "" : "\n    "))")
    if !placeholders.isEmpty {
      lines.append("    let placeholders = service")
      lines += placeholders.map(\.reportingPlaceholder)
      lines.append("    return service")
    }
    return """
        \(access)nonisolated static func remote(\(parameters.joined(separator: ", "))) -> Self {
      \(lines.joined(separator: "\n"))
        }
      """
  }
}

extension ClosureServiceEndpoint {
  /// The parameters without the stream at their end.
  private var values: [EndpointParameter] {
    type.parameters.last?.type.streamElement == nil ? type.parameters : type.parameters.dropLast()
  }

  private var takesStream: Bool { values.count < type.parameters.count }

  /// The expression that creates the `RemoteEndpoint`, with the closure that a server calls.
  fileprivate var served: String {
    let types = values.map(\.type.description).joined(separator: ", ")
    var parameters = ["service: Self", "arguments: FurnishRemote.RemoteArguments<\(types.isEmpty ? " " : types)>"]
    var passed = values.indices.map { values.count == 1 ? "arguments.values" : "arguments.values.\($0)" }
    if let last = type.parameters.last, takesStream {
      parameters.append("items: \(last.type)")
      passed.append("items")
    }
    let call = "try await service.\(accessName)(\(passed.joined(separator: ", ")))"
    let body = type.returnsNothing ? "\(call)\n        return FurnishRemote.RemoteVoid()" : "return \(call)"
    let result = type.returnsNothing ? "FurnishRemote.RemoteVoid" : type.result.description
    let idempotent = isIdempotent ? ", isIdempotent: true" : ""
    return """
      FurnishRemote.RemoteEndpoint(\(reference), signature: "\(type.signature)"\(idempotent)) { \
      (\(parameters.joined(separator: ", "))) async throws -> \(result) in
              \(body)
            }
      """
  }

  /// Writes the closure that sends a call.
  ///
  /// - Parameter index: The place of the endpoint among those that other processes can call.
  fileprivate func sending(as index: Int) -> String {
    let names = argumentNames
    var arguments = [
      "remote[\(index)]", "FurnishRemote.RemoteArguments(\(names.prefix(values.count).joined(separator: ", ")))",
    ]
    if takesStream, let last = names.last { arguments.append("sending: FurnishRemote.RemoteItems(\(last))") }
    if case .only(let error) = type.throwing { arguments.append("throwing: (\(error)).self") }
    let function = type.result.streamElement == nil ? "call" : "stream"
    let call = "try await connection.\(function)(\(arguments.joined(separator: ", ")))"
    let body = type.returnsNothing ? "let _: FurnishRemote.RemoteVoid = \(call)" : call
    return "{\(closureHead(names)) \(body) }"
  }
}
