import Furnish

// A case that binds a value, and has a result without `return`, chooses the result of the whole `switch`. Such cases were left
// out, so that the result was always that of the other ones.
final class Watch {}
final class Gauge {}
enum Mode {
  case live(port: Int)
  case mock
}
func isPublic(_ mode: Mode) -> Bool {
  switch mode {
  case .live(let port): port == 80
  case .mock: false
  }
}
func readMode() -> Mode { readLine() == nil ? .live(port: 80) : .mock }

let container = ServiceContainer()
let number = readLine()?.count ?? 0
let isLarge =
  switch number {
  case let large where large > 10: true
  default: false
  }
if isLarge { try container.services.register(Watch.self) { Watch() } }
let mode = readMode()
if isPublic(mode) { try container.services.register(Gauge.self) { Gauge() } }
let provider = try container.validated()
if isLarge { print(provider.resolveRequired(Watch.self)) }
if isPublic(mode) { print(provider.resolveRequired(Gauge.self)) }
print(provider.resolveRequired(Watch.self))  //~ missing-service: Watch is not registered
print(provider.resolveRequired(Gauge.self))  //~ missing-service: Gauge is not registered
