import Furnish

// The values that the workloads read and set.

final class Client: Sendable {
  let number: Int
  init(number: Int = 7) { self.number = number }
}

enum RetriesKey: ServiceKey {
  static var defaultValue: Int { 3 }
}

enum ClientKey: ServiceKey {
  static var defaultValue: Client { Client() }
}

/// A key for each type, so that workloads can have any number of keys.
enum LayerKey<Tag>: ServiceKey {
  static var defaultValue: Int { 0 }
}

enum FirstKey: ServiceKey { static var defaultValue: Int { 1 } }
enum SecondKey: ServiceKey { static var defaultValue: Int { 2 } }
enum ThirdKey: ServiceKey { static var defaultValue: Int { 3 } }
enum FourthKey: ServiceKey { static var defaultValue: Int { 4 } }
enum FifthKey: ServiceKey { static var defaultValue: Int { 5 } }

extension ServiceValues {
  var retries: Int {
    get { self[RetriesKey.self] }
    set { self[RetriesKey.self] = newValue }
  }
  var client: Client {
    get { self[ClientKey.self] }
    set { self[ClientKey.self] = newValue }
  }
  var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
  var third: Int {
    get { self[ThirdKey.self] }
    set { self[ThirdKey.self] = newValue }
  }
  var fourth: Int {
    get { self[FourthKey.self] }
    set { self[FourthKey.self] = newValue }
  }
  var fifth: Int {
    get { self[FifthKey.self] }
    set { self[FifthKey.self] = newValue }
  }
}

/// Runs `body` under `depth` overrides, each of another key.
func nested<Tag>(_ depth: Int, _ tag: Tag.Type, _ body: () -> Void) {
  if depth == 0 { return body() }
  withServices {
    $0[LayerKey<Tag>.self] = depth
  } operation: {
    nested(depth - 1, LayerKey<Tag>.self, body)
  }
}

func under(depth: Int, _ body: () -> Void) { nested(depth, Int.self, body) }
