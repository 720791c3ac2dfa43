import Furnish
import FurnishMacros

@ClosureService(store: .none)
struct Weather: Sendable {
  var temperature: @Sendable (_ city: String) async throws -> Int
}

let mock = Weather(temperature: { city in city == "Oslo" ? 4 : 21 })
let spy = ServiceSpy()
try await withServices {
  $0[Weather.self] = mock.delayed(by: .milliseconds(1)).recorded(into: spy)
} operation: {
  @Injected var weather: Weather
  print(try await weather.temperature(city: "Oslo"))  // 4
}
print(spy.calls.map(\.endpoint))  // ["temperature"]
