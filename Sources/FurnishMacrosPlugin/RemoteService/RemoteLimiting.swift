import FurnishSyntax
import SwiftSyntax

extension ClosureServiceModel {
  /// Writes `limiting(_:)`, which returns the service with a time limit for each call of a remote endpoint.
  ///
  /// - Parameter remote: The endpoints that other processes can call.
  func limitingFunction(_ remote: [ClosureServiceEndpoint]) -> String {
    let closures = remote.enumerated().map { index, endpoint in
      "    service.\(endpoint.accessName) = \(endpoint.limited(as: index))"
    }
    let body =
      remote.isEmpty
      ? "    self"
      : """
          let remote = Self.remoteEndpoints
          var service = self
      \(closures.joined(separator: "\n"))
          return service
      """
    return """
        \(access.forMember.modifier)nonisolated func limiting(_ deadline: FurnishRemote.RemoteDeadline) -> Self {
      \(body)
        }
      """
  }
}

extension ClosureServiceEndpoint {
  /// Writes the closure that limits the time of a call. The call is passed on as a closure, because it may continue
  /// after its caller has received the error of the deadline.
  ///
  /// - Parameter index: The place of the endpoint among those that other processes can call.
  fileprivate func limited(as index: Int) -> String {
    let names = argumentNames
    let function = type.result.streamElement == nil ? "call" : "stream"
    var arguments = ["remote[\(index)]"]
    if case .only(let error) = type.throwing { arguments.append("throwing: (\(error)).self") }
    return """
      {\(closureHead(names))
            try await deadline.\(function)(\(arguments.joined(separator: ", "))) { () \(type.effects) -> \(type.result) in
              \(call(on: "self", passing: names))
            }
          }
      """
  }
}
