import Foundation
import Furnish
import FurnishFoundation
import FurnishTesting
import SearchEngines
import Testing

@Suite struct GoogleTests {
  private let opened = Opened()

  /// Runs `body` where pages are opened into a list, and fetched pages say their address.
  private func run<Success>(_ body: () async throws -> Success) async throws -> Success {
    try await withServices {
      $0.openURL = OpenURL { [opened] in opened.append($0) }
      $0.fetchPage = PageFetcher { Data($0.absoluteString.utf8) }
    } operation: {
      try await body()
    }
  }

  private var google: Google { ServiceValues.current[service: \Google.self] }

  @Test func openingHandsTheAddressToTheEnvironment() async throws {
    try await run { google.open("swift language") }
    #expect(opened.all == ["https://www.google.com/search?q=swift%20language"])
  }

  @Test func fetchingAsksTheEnvironment() async throws {
    let page = try await run { try await google.fetch("swift") }
    #expect(String(decoding: page, as: UTF8.self) == "https://www.google.com/search?q=swift")
  }

  @Test(arguments: Engine.allCases) func anotherEngineOpensAndGoogleStillFetches(engine: Engine) async throws {
    let page = try await run {
      try await engine.opening {
        google.open("swift")
        return try await google.fetch("swift")
      }
    }
    #expect(opened.all == ["\(engine.address.absoluteString)?q=swift"])
    #expect(String(decoding: page, as: UTF8.self).hasPrefix("https://www.google.com/"))
  }

  @Test func theOtherEngineEndsWithItsSubtree() async throws {
    try await run {
      try await Engine.duckduckgo.opening { google.open("one") }
      google.open("two")
    }
    #expect(opened.all == ["https://www.duckduckgo.com/?q=one", "https://www.google.com/search?q=two"])
  }

  @Test func tasksBesideEachOtherEachHaveTheirEngine() async throws {
    try await run {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for engine in Engine.allCases {
          group.addTask {
            try await engine.opening { ServiceValues.current[service: \Google.self].open(engine.rawValue) }
          }
        }
        try await group.waitForAll()
      }
    }
    #expect(Set(opened.all) == Set(Engine.allCases.map { "\($0.address.absoluteString)?q=\($0.rawValue)" }))
  }

  @Test(.services { $0.fetchPage = PageFetcher { throw PageError.noNetwork($0) } })
  func whatCannotBeFetchedSaysSo() async {
    let error = await #expect(throws: PageError.self) { try await google.fetch("swift") }
    #expect(error?.description == "There is no network to fetch https://www.google.com/search?q=swift through.")
  }
}

/// What was opened.
///
/// `@unchecked Sendable`: `list` is guarded by `lock`.
final class Opened: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [String] = []

  var all: [String] { lock.withLock { list } }

  func append(_ url: URL) { lock.withLock { list.append(url.absoluteString) } }
}
