// The programs of the articles "Write a closure service" and "Intercept the calls of a service", which each build
// compiles.
import FurnishMacros
import FurnishTesting

// snippet.types
struct Landmark: Sendable {
  var id: String
  var name: String
}

actor LandmarkStore {
  private(set) var landmarks: [Landmark] = []

  func setLandmarks(_ landmarks: [Landmark]) { self.landmarks = landmarks }
}
// snippet.end

// snippet.declaring
@ClosureService
struct LandmarkService: Sendable {
  let store: LandmarkStore

  /// Loads all landmarks into the store.
  var fetchLandmarks: @Sendable () async throws -> Void
  /// Finds one.
  var fetchLandmark: @Sendable (_ id: String) async throws -> Landmark?
}
// snippet.end

// snippet.implementing
extension LandmarkService {
  static func inMemory(_ landmarks: [Landmark]) -> Self {
    let store = LandmarkStore()
    return Self(
      store: store,
      fetchLandmarks: { await store.setLandmarks(landmarks) },
      fetchLandmark: { id in landmarks.first { $0.id == id } })
  }

  static var preview: Self { inMemory([Landmark(id: "petra", name: "Petra")]) }

  static var mock: Self { preview.delayed(by: .milliseconds(500)) }
}
// snippet.end

// snippet.clockwork
@ClosureService(store: .none)
struct Clockwork: Sendable {
  var tick: @Sendable (_ by: Int) -> Int = { _ in 0 }  // a placeholder
}
// snippet.end

// snippet.unimplemented
protocol Vault: Sendable {}
struct NoVault: Vault {}

@ClosureService
struct SecretService: Sendable {
  let store: any Vault
  let name: String
  var read: @Sendable (_ key: String) throws -> String

  static var unimplemented: Self {
    Self(store: NoVault(), name: "none", read: { _ in throw UnimplementedEndpoint("read", of: "SecretService") })
  }
}
// snippet.end

// snippet.interceptor
struct Counting: ServiceInterceptor {
  func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R {
    print("calling \(call)")
    return try next()
  }

  nonisolated(nonsending) func intercept<R, E: Error>(
    _ call: ServiceCall, next: nonisolated(nonsending) () async throws(E) -> R
  ) async throws(E) -> R {
    print("calling \(call)")
    return try await next()
  }
}
// snippet.end

func calling() async throws {
  // snippet.calling
  let service = LandmarkService.preview
  let landmark = try await service.fetchLandmark(id: "petra")
  print(landmark?.name ?? "nothing")
  // snippet.end
}

func replacing() async throws {
  // snippet.replacing
  try await withServices {
    $0[LandmarkService.self] = .preview
    $0[LandmarkService.self].fetchLandmark = { _ in nil }
  } operation: {
    let service = ServiceValues.current[LandmarkService.self]
    print(try await service.fetchLandmark(id: "petra")?.name ?? "nothing")
  }
  // snippet.end
}

func intercepting() async throws {
  // snippet.intercepting
  let service = LandmarkService.preview.intercepted(by: Counting())
  _ = try await service.fetchLandmark(id: "petra")
  // snippet.end
}

func stock(_ service: LandmarkService) -> LandmarkService {
  // snippet.stock
  service
    .retrying(attempts: 5, backoff: .milliseconds(100))  // an asynchronous call that throws is repeated
    .delayed(by: .seconds(1))  // asynchronous calls begin later, by the injected clock
    .failing(onCall: 3)  // the third call of each throwing endpoint fails
  // snippet.end
}

func spying() async throws {
  // snippet.spying
  let spy = ServiceSpy()
  let service = LandmarkService.preview.recorded(into: spy)
  _ = try await service.fetchLandmark(id: "petra")
  try await service.fetchLandmarks()

  print(spy.calls.map(\.endpoint))
  print(spy.calls(of: \LandmarkService.fetchLandmark))
  print(spy.calls(of: \LandmarkService.fetchLandmark)[0].arguments[0].revealed)
  // snippet.end
}

func refusing() async {
  // snippet.refusing
  await withServices {
    $0.unimplementedCalls = .throwing
  } operation: {
    do {
      try await LandmarkService.unimplemented.fetchLandmarks()
    } catch {
      print(error)
    }
  }
  // snippet.end
}

func loadResult() async {
  let service = LandmarkService.preview
  // snippet.result
  let landmark: Result<Landmark?, any Error>
  do {
    landmark = .success(try await service.fetchLandmark(id: "petra"))
  } catch {
    landmark = .failure(error)
  }
  // snippet.end
  print((try? landmark.get())?.name ?? "no landmark")
}

func registering() throws {
  // snippet.registering
  let spy = ServiceSpy()
  let container = ServiceContainer()
  try container.services
    .register(LandmarkService.self) { .preview }
    .intercept(LandmarkService.self, by: .recorded(into: spy))
  // snippet.end
  _ = try container.validated().resolveRequired(LandmarkService.self)
}

try await calling()
try await replacing()
try await intercepting()
_ = stock(.preview)
try await spying()
await refusing()
try registering()
print((try? SecretService.unimplemented.read(key: "a")) ?? "nothing to read")
await loadResult()
print(Clockwork(tick: { $0 }).tick(by: 2))
