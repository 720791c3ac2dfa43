import FurnishMacros
import FurnishTesting
import Testing

// The programs of the article "Use Furnish in a module of the main actor". This module belongs to the main actor by default.

// snippet.values
nonisolated struct HTTPClient {
  var retries: Int
}

nonisolated extension ServiceValues {
  @ServiceEntry(test: HTTPClient(retries: 0)) var httpClient = HTTPClient(retries: 3)
}
// snippet.end

// snippet.types
nonisolated struct Settings {
  var greeting: String
}

nonisolated final class Greeter: Sendable {
  private let settings: Settings
  init(settings: Settings) { self.settings = settings }
  func greeting(for name: String) -> String { "\(settings.greeting), \(name)" }
}

final class Screen {  // belongs to the main actor
  private let greeter: Greeter
  var lines: [String] = []
  init(greeter: Greeter) { self.greeter = greeter }
  func show(_ name: String) { lines.append(greeter.greeting(for: name)) }
}
// snippet.end

// snippet.closures
nonisolated struct Forecast: Codable, Equatable {
  var degrees: Int
}

@ClosureService(store: .none)
struct WeatherService: Sendable {
  var forecast: @Sendable (_ city: String) async throws -> Forecast
}
// snippet.end

@Suite struct MainActorArticleTests {
  @Test func `an entry of a nonisolated extension is read anywhere`() {
    #expect(ServiceValues.current.httpClient.retries == 0)
  }

  @Test func `a container creates types of no actor and types of the main actor`() throws {
    // snippet.container
    let container = ServiceContainer()
    try container.services
      .register(Settings.self, instance: Settings(greeting: "Hello"))
      .register(Greeter.self, Greeter.init(settings:))
      .registerOnMainActor(Screen.self, Screen.init(greeter:))
    let screen = try container.validated().resolveRequired(Screen.self)
    // snippet.end
    screen.show("Ada")
    #expect(screen.lines == ["Hello, Ada"])
  }

  @Test func `a closure service of the module can be called`() async throws {
    let service = WeatherService { _ in Forecast(degrees: 20) }
    #expect(try await service.forecast(city: "Turin") == Forecast(degrees: 20))
  }
}
