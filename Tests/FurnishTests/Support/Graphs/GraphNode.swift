import Furnish

/// A service of a random graph, which stores everything that it received.
protocol GraphNode: AnyObject, Receivable, Sendable {
  static var number: Int { get }

  /// The number of the registration that created the node, among the registrations of its type.
  var copy: Int { get }

  var received: [Received] { get }

  init(copy: Int, received: [Received], census: Census?)
}

extension GraphNode {
  var number: Int { Self.number }
  var asReceived: Received { .nodes([self]) }
}

/// The nodes that a node received for one parameter.
enum Received: Sendable {
  case nodes([any GraphNode])
  case later(@Sendable () throws -> any GraphNode)
}

/// A type of parameter in a random graph.
protocol Receivable: SendableMetatype {
  var asReceived: Received { get }
}

extension Optional: Receivable where Wrapped: GraphNode {
  var asReceived: Received { .nodes(map { [$0] } ?? []) }
}

extension Array: Receivable where Element: GraphNode {
  var asReceived: Received { .nodes(self) }
}

extension Lazy: Receivable where Value: GraphNode {
  var asReceived: Received { .later { () throws in try get() } }
}

extension Factory: Receivable where Value: GraphNode {
  var asReceived: Received { .later { () throws in try make() } }
}

/// A service for each number of three digits.
private final class Node<Hundreds: Digit, Tens: Digit, Ones: Digit>: GraphNode {
  static var number: Int { Hundreds.value * 100 + Tens.value * 10 + Ones.value }

  let copy: Int
  let received: [Received]
  private let census: Census?

  init(copy: Int, received: [Received], census: Census?) {
    self.copy = copy
    self.received = received
    self.census = census
    census?.add(Self.number, copy)
  }

  deinit { census?.remove() }
}

/// Counters of the nodes that were created and of those that are alive.
final class Census: Sendable {
  private struct Counts {
    var created: [Int: [Int: Int]] = [:]
    var living = 0
  }

  private let counts = Shared(Counts())

  /// The number of nodes that are alive.
  var living: Int { counts.withValue { $0.living } }

  /// Returns how many nodes each registration of a service has created, by the number of the registration.
  func created(of number: Int) -> [Int: Int] { counts.withValue { $0.created[number] ?? [:] } }

  fileprivate func add(_ number: Int, _ copy: Int) {
    counts.withValue {
      $0.created[number, default: [:]][copy, default: 0] += 1
      $0.living += 1
    }
  }

  fileprivate func remove() { counts.withValue { $0.living -= 1 } }
}

private protocol Digit: Sendable {
  static var value: Int { get }
}

private enum Zero: Digit { static let value = 0 }
private enum One: Digit { static let value = 1 }
private enum Two: Digit { static let value = 2 }
private enum Three: Digit { static let value = 3 }
private enum Four: Digit { static let value = 4 }
private enum Five: Digit { static let value = 5 }
private enum Six: Digit { static let value = 6 }
private enum Seven: Digit { static let value = 7 }
private enum Eight: Digit { static let value = 8 }
private enum Nine: Digit { static let value = 9 }

private let digits: [any Digit.Type] = [
  Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self, Eight.self, Nine.self,
]

/// Returns the type of the service with a number below 1,000.
func nodeType(_ number: Int) -> any GraphNode.Type { digits[number / 100].nodeType(number) }

// Each function opens the type of one more digit.
extension Digit {
  fileprivate static func nodeType(_ number: Int) -> any GraphNode.Type {
    digits[number / 10 % 10].nodeType(number, after: Self.self)
  }

  fileprivate static func nodeType<Hundreds: Digit>(
    _ number: Int, after hundreds: Hundreds.Type
  ) -> any GraphNode.Type {
    digits[number % 10].nodeType(after: hundreds, Self.self)
  }

  fileprivate static func nodeType<Hundreds: Digit, Tens: Digit>(
    after hundreds: Hundreds.Type, _ tens: Tens.Type
  ) -> any GraphNode.Type {
    Node<Hundreds, Tens, Self>.self
  }
}
