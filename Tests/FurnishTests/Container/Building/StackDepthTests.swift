import Furnish
import Testing

/// The stack that chains of services take on threads with 512 KiB, which secondary threads have on Apple's systems.
struct StackDepthTests {
  private static let smallStack = 512 << 10

  /// The most bytes of stack that one link of a chain may take.
  private static var bytesPerLink: Int {
    #if DEBUG
      6 << 10
    #else
      2 << 10
    #endif
  }

  /// A link of a chain in which each recipe requests the next link from the provider.
  private final class Link: Sendable {}

  private protocol ChainMember: Sendable {}

  /// A link whose initializer has the next link as its parameter.
  private final class LinkWithParameter<Next: Sendable>: ChainMember {
    init(next: Next) {}
  }

  /// The end of a chain, which stores the address of its stack frame in `address`.
  private final class End: ChainMember {
    init(_ address: Shared<UInt>) { address.set(StackDepthTests.address()) }
  }

  @inline(never)
  private static func address() -> UInt {
    var local = 0
    return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
  }

  /// A container with a chain, and a function that requests the first link.
  private struct Chain: Sendable {
    let provider: ServiceScope
    let request: @Sendable (ServiceScope) throws -> Void

    func resolve() throws { try request(provider) }

    /// Creates links each of which requests the next one from the provider. In a cycle, the last link requests the
    /// first.
    static func opaque(
      _ length: Int, isCycle: Bool = false, lifetime: some Lifetime = .singleton, _ address: Shared<UInt>
    ) throws -> Chain {
      let provider = try validatedProvider {
        $0.register(End.self) { End(address) }
        for number in 0..<length {
          $0.register(Link.self, name: name(number), lifetime: lifetime) { provider in
            if isCycle || number + 1 < length {
              _ = try provider.require(Link.self, name: name((number + 1) % length))
            } else {
              _ = try provider.require(End.self)
            }
            return Link()
          }
        }
      }
      return Chain(provider: provider) { _ = try $0.require(Link.self, name: name(0)) }
    }

    /// Creates links each of which has the next one as a parameter.
    static func declared(_ length: Int, _ address: Shared<UInt>) throws -> Chain {
      let container = ServiceContainer()
      let services = try container.services
      services.register(End.self) { End(address) }
      var first: any ChainMember.Type = End.self
      for _ in 0..<length { first = register(over: first, services) }
      let request = request(for: first)
      return Chain(provider: try container.validated(), request: request)
    }

    private static func name(_ number: Int) -> ServiceName { ServiceName("\(number)") }

    private static func register<Next: ChainMember>(
      over next: Next.Type, _ services: any ServiceCollection
    ) -> any ChainMember.Type {
      services.register(LinkWithParameter<Next>.self, LinkWithParameter<Next>.init(next:))
      return LinkWithParameter<Next>.self
    }

    private static func request<First: ChainMember>(
      for first: First.Type
    ) -> @Sendable (ServiceScope) throws -> Void {
      { provider in _ = try provider.require(First.self) }
    }
  }

  /// Measures the bytes of stack that one more link takes.
  private static func cost(
    _ chain: @escaping @Sendable (_ length: Int, _ address: Shared<UInt>) throws -> Chain
  ) throws -> Int {
    func depth(_ length: Int) throws -> Int {
      let address = Shared<UInt>(0)
      let chain = try chain(length, address)
      let start = TestThread.run(stackSize: 64 << 20) {
        try? chain.resolve()
        return Self.address()
      }
      return Int(start) - Int(address.value)
    }
    return try (depth(60) - depth(10)) / 50
  }

  @Test func `a link that requests the next one from the provider takes little stack`() throws {
    let cost = try Self.cost { length, address in try Chain.opaque(length, address) }
    #expect((1...Self.bytesPerLink).contains(cost))
  }

  @Test func `a link that declares the next one takes little stack`() throws {
    let cost = try Self.cost { length, address in try Chain.declared(length, address) }
    #expect((1...Self.bytesPerLink).contains(cost))
  }

  @Test func `sixty links fit on a small stack`() async {
    await #expect(processExitsWith: .success) {
      let address = Shared<UInt>(0)
      for chain in [try Chain.opaque(60, address), try Chain.declared(60, address)] {
        let errorText = Self.errorText(of: chain)
        #expect(errorText == nil)
      }
    }
  }

  @Test func `a chain near the end of its stack throws an error that names it`() async {
    await #expect(processExitsWith: .success) {
      let address = Shared<UInt>(0)
      for length in [200, 400, 2_000] {
        // A chain that fits is no failure: a release build may fit 200 links.
        let errorText = Self.errorText(of: try Chain.opaque(length, address))
        #expect(length == 200 && errorText == nil || errorText?.contains("Link \"") == true)
      }
    }
  }

  @Test func `the error of a chain near the end of its stack shows its first and its last links`() async {
    await #expect(processExitsWith: .success) {
      let chain = try Chain.opaque(2_000, Shared(0))
      let error = Self.error(of: chain) as? ServiceError
      #expect(error?.rule == "stack-exhausted")
      let lines = "\(try #require(error))".replacing(/[0-9]+/, with: "N").split(separator: "\n")
      #expect(lines[0] == #"Link "N" cannot be created: N recipes that request each other nearly fill the stack."#)
      let links = Array(repeating: #"FurnishTests.StackDepthTests.Link "N""#, count: 12).joined(separator: " → ")
      #expect(lines[1].hasPrefix("  where: \(links)"))
      #expect(
        lines[2]
          == "  fix:   request some of them later, with `Lazy<…>`, or create them on a thread with a larger stack.")
    }
  }

  @Test func `a chain of declared links near the end of its stack throws an error that names it`() async {
    await #expect(processExitsWith: .success) {
      let errorText = Self.errorText(of: try Chain.declared(400, Shared(0)))
      #expect(errorText?.contains(" → ") == true)
    }
  }

  @Test func `a cycle longer than a small stack throws an error that names it`() async {
    await #expect(processExitsWith: .success) {
      let address = Shared<UInt>(0)
      for length in [1, 20, 400] {
        let errorText = Self.errorText(of: try Chain.opaque(length, isCycle: true, address))
        #expect(errorText?.contains("Link \"") == true)
      }
    }
  }

  @Test func `a cycle of transients throws an error that names it on a small stack`() async {
    await #expect(processExitsWith: .success) {
      let address = Shared<UInt>(0)
      for length in [1, 3] {
        let errorText = Self.errorText(of: try Chain.opaque(length, isCycle: true, lifetime: .transient, address))
        #expect(errorText?.contains("Link \"") == true)
      }
    }
  }

  /// Returns the text of the error that a chain throws on a small stack, or `nil` if it throws none.
  private static func errorText(of chain: Chain) -> String? { error(of: chain).map { "\($0)" } }

  /// Returns the error that a chain throws on a small stack, or `nil` if it throws none.
  private static func error(of chain: Chain) -> (any Error)? {
    TestThread.run(stackSize: smallStack) { () -> (any Error)? in
      do {
        try chain.resolve()
        return nil
      } catch {
        return error
      }
    }
  }

  @Test func `two thousand awaited services that need each other in a row are created and closed`() async throws {
    struct Link: Sendable { let number: Int }
    let container = ServiceContainer()
    let services = try container.services
    for number in 0..<2_000 {
      services.register(Link.self, name: ServiceName("\(number)")) { provider in
        if number < 1_999 { _ = try await provider.require(Link.self, name: ServiceName("\(number + 1)")) }
        return Link(number: number)
      }
    }
    let provider = try container.validated()
    #expect(try await provider.require(Link.self, name: ServiceName("0")).number == 0)
    try await container.close()
  }
}
