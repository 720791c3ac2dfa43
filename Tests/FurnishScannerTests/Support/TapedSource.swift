import Foundation
import FurnishGraph

@testable import FurnishScanner

/// Source with every construct that facts describe, and functions that write and read tapes.
enum TapedSource {
  static let everything = """
    @_exported import Furnish
    import Core
    public protocol Log: Sendable { func write(_ line: String) }
    @Service((any Log).self) final class ConsoleLog: Log, @unchecked Sendable {
      @Injected var clock: any Clock
      @Injected(\\.date) var date
      @Injection var store: Store<Int, [String: Int?]>
      init(clock: any Clock, level: Int = 3) async throws {}
    }
    extension Box where Element: Sendable { struct Inner<T> { typealias Pair = (T, Int) ; typealias Both = P & Q } }
    typealias Handler = @Sendable (Int, String) async throws -> Void
    actor Store<A, B> { nonisolated static func make() -> Self { fatalError() } }
    struct Core: ServiceModule {
      func register(in services: any ServiceCollection) {
        // furnish:ignore unused-registration the host asks for it
        services
          .register((any Log).self) { (clock: any Clock) in ConsoleLog(clock: clock) }
          .register(Store<Int, Int>.self, lifetime: .scoped, Store.make)
          #if DEBUG && !os(Linux) || canImport(SwiftUI)
            .register(Mock.self, name: "a b", eager: true) { provider in Mock(provider.resolveRequired(Int.self)) }
          #endif
        for plugin in plugins { services.register(plugin) }
        if isTest { services.include(Tests()) } else { services.include(Live()) }
        let chosen = flag ? One.self : Two.self
        func inner() { services.register(Inner.self, instance: Inner() as any P) }
        self.value = { @MainActor in $0 + $1 }
        #if DEBUG
          inner()
        #endif
      }
    }
    @ClosureService(store: .none) @RemoteService struct Weather: Sendable {
      @LocalEndpoint var size: @Sendable () -> Int
      var today: @Sendable (_ city: String, Int) async throws(Failure) -> [Report]
    }
    enum Shape: Codable { case circle(center: Int, _ radius: Double), none
      #if DEBUG
        case traced
      #endif
    }
    enum Level: Int { case low = 1; case high }
    struct Report: Codable { var degrees = 1.5; lazy var wind = 3 }
    let remote = Weather.remote(over: .grpc(client))
    let server = RemoteServer(service)
    let container = ServiceContainer()
    let now = Date()
    try container.services.include(Core())
    func broken( {
    """

  static func facts(_ text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { FileFacts($0) }
  }

  static func taped(_ facts: FileFacts) -> FactTape {
    var writer = TapeWriter()
    writer.add(facts)
    return writer.tape
  }

  static func read(_ tape: FactTape) throws -> FileFacts {
    var reader = TapeReader(tape)
    let facts = try FileFacts(from: &reader)
    guard reader.isAtEnd else { throw TapeDamage() }
    return facts
  }

  /// Lists the Swift files of this package.
  static func ownFiles() throws -> [URL] {
    let folders = ["Sources", "Snippets", "Examples/Profile", "Tests/FurnishTests"]
    return folders.flatMap { folder -> [URL] in
      let files = FileManager.default.enumerator(
        at: PackageFolder.url.appendingPathComponent(folder), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles)
      return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }
  }
}
