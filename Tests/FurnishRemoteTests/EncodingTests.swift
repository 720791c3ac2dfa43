import FurnishRemote
import FurnishTesting
import Testing

/// A value whose encoding may fail.
struct Page: Codable, Sendable {
  struct IsTorn: Error {}

  var isTorn = false

  func encode(to encoder: any Encoder) throws {
    if isTorn { throw IsTorn() }
    var container = encoder.singleValueContainer()
    try container.encode(isTorn)
  }

  init(isTorn: Bool = false) { self.isTorn = isTorn }
  init(from decoder: any Decoder) throws { isTorn = try decoder.singleValueContainer().decode(Bool.self) }
}

@ClosureService(store: .none) @RemoteService
struct PageService: Sendable {
  var add: @Sendable (_ page: Page) async throws -> Void
  var first: @Sendable () async throws -> Page
  var all: @Sendable () async throws -> AsyncThrowingStream<Page, any Error>
  var bind: @Sendable (_ pages: AsyncThrowingStream<Page, any Error>) async throws -> Int
}

/// Calls with values that cannot be encoded.
struct EncodingTests {
  private static func pages(ending last: Page) -> AsyncThrowingStream<Page, any Error> {
    AsyncThrowingStream { continuation in
      continuation.yield(Page())
      continuation.yield(last)
      continuation.finish()
    }
  }

  private let service = PageService.remote(
    over: .inMemory(
      serving: PageService(
        add: { _ in }, first: { Page(isTorn: true) }, all: { pages(ending: Page(isTorn: true)) },
        bind: { pages in
          var count = 0
          for try await _ in pages { count += 1 }
          return count
        })))

  @Test func `arguments that cannot be encoded fail the call`() async throws {
    try await service.add(page: Page())
    let error = await #expect(throws: RemoteError.self) { try await service.add(page: Page(isTorn: true)) }
    #expect(error?.description == "PageService.add failed (invalidArgument): the arguments could not be encoded")
  }

  @Test func `an element of the caller's stream that cannot be encoded fails the call`() async throws {
    #expect(try await service.bind(pages: Self.pages(ending: Page())) == 2)
    let error = await #expect(throws: RemoteError.self) {
      _ = try await service.bind(pages: Self.pages(ending: Page(isTorn: true)))
    }
    #expect(error?.description == "PageService.bind failed (invalidArgument): the arguments could not be encoded")
  }

  @Test func `a result that cannot be encoded fails the call`() async {
    let error = await #expect(throws: RemoteError.self) { _ = try await service.first() }
    #expect(error?.description == "PageService.first failed (internal): the result of the service could not be encoded")
  }

  @Test func `an element of the service's stream that cannot be encoded ends the stream`() async {
    var count = 0
    let error = await #expect(throws: RemoteError.self) {
      for try await _ in try await service.all() { count += 1 }
    }
    #expect(count == 1)
    #expect(error?.description == "PageService.all failed (internal): the result of the service could not be encoded")
  }

  @Test func `a call that a transport must not repeat fails with the attribute that permits it`() {
    let error = RemoteError.Wording(service: "PageService", endpoint: "first").notSentAgain
    #expect(
      error.description
        == "PageService.first failed (failedPrecondition): the call failed and was not sent again, because 'first' is not marked with '@Idempotent': mark it, or remove it from the policy of retries"
    )
  }
}
