import Furnish

/// A key without a test value.
enum LiveOnly: ServiceKey {
  static var defaultValue: Client { Client(name: "live") }
}

/// A key with a preview value and without a test value.
enum LiveAndPreview: ServiceKey {
  static var defaultValue: Client { Client(name: "live") }
  static var previewValue: Client { Client(name: "preview") }
}

/// A key whose default is another object in each test.
enum Instance: ServiceKey {
  static var defaultValue: Box { Box("live") }
  static var testValue: Box { Box("test") }
}

struct Client: Sendable, Equatable {
  var name: String
  var timeout = 30
}

final class Box: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

extension ServiceValues {
  static let lineOfClient = #line + 2
  var client: Client {
    get { self[LiveOnly.self] }
    set { self[LiveOnly.self] = newValue }
  }

  var previewedClient: Client {
    get { self[LiveAndPreview.self] }
    set { self[LiveAndPreview.self] = newValue }
  }
}
