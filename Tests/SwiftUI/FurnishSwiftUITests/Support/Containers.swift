import FurnishSwiftUI
import SwiftUI

protocol Network: Sendable {
  var name: String { get }
}

struct NamedNetwork: Network {
  let name: String
}

/// A service of the main actor that is not `Sendable`.
@MainActor protocol Palette {
  var color: String { get }
}

final class RedPalette: Palette {
  let color = "red"
}

/// A service that logs its creation and its closing.
final class Session: Closeable, Sendable {
  let log: ViewLog<String>
  let failure: (any Error)?

  init(_ log: ViewLog<String>, failure: (any Error)? = nil) {
    self.log = log
    self.failure = failure
    log.append("created")
  }

  func close() throws {
    log.append("closed")
    if let failure { throw failure }
  }
}

/// Returns the provider of a container that has the registrations of `register`.
func provider(_ register: (any ServiceCollection) -> Void) -> ServiceScope {
  let container = ServiceContainer()
  do {
    register(try container.services)
    return try container.validated()
  } catch {
    fatalError("\(error)")
  }
}

struct NetworkView: View {
  @Environment(service: (any Network).self) private var network

  var body: some View { Text(network.name) }
}

struct SessionView: View {
  @Environment(\.provider) private var provider
  var title = ""

  var body: some View {
    Text("\(title)\(ObjectIdentifier(provider.resolveRequired(Session.self)).hashValue)")
  }
}
