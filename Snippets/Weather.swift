import Furnish
import FurnishMacros

@ClosureService(store: .none)
struct Weather: Sendable {
  var temperature: @Sendable (_ city: String) async throws -> Int
  var cities: @Sendable () -> [String] = { [] }
}

extension Weather {
  static var mock: Self { Weather(temperature: { _ in 21 }, cities: { ["Oslo"] }) }
}

struct Forecast {
  @Injected var weather: Weather
  func line(for city: String) async throws -> String {
    "\(city): \(try await weather.temperature(city: city))"
  }
}

let spy = ServiceSpy()
try await withServices {
  $0[Weather.self] = .mock.delayed(by: .milliseconds(1)).recorded(into: spy)
} operation: {
  print(try await Forecast().line(for: "Oslo"))  // Oslo: 21
}
print(spy.calls.map(\.endpoint))  // ["temperature"]
