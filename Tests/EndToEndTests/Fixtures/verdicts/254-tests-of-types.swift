// The type of an instance decides a test of its type, if the source shows it.
protocol Part {}
protocol Named: Part {}
class IntPart: Part {}
final class SpecialPart: IntPart, Named {}
struct OtherPart: Part {}
func bound() throws {
  let container = ServiceContainer()
  let part: any Part = OtherPart()
  if let own = part as? IntPart { container.services.register(Int.self) { 1 }; print(own) }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func tested() throws {
  let (first, second) = (ServiceContainer(), ServiceContainer())
  let (part, other): (any Part, any Part) = (SpecialPart(), OtherPart())
  if part is IntPart { first.services.register(Int.self) { 1 } }
  if part is any Named { first.services.register(Double.self) { 1 } }
  if other is IntPart { second.services.register(Int.self) { 1 } }
  print(try first.validated().resolveRequired(Int.self), try first.validated().resolveRequired(Double.self))
  print(try second.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
func visited() throws {
  let container = ServiceContainer()
  let parts: [any Part] = [SpecialPart(), OtherPart()]
  for part in parts {
    switch part {
    case is any Named: container.services.register(Int.self) { 1 }
    case let other as OtherPart: container.services.register(Double.self) { 1 }; print(other)
    default: container.services.register(String.self) { "" }
    }
  }
  let provider = try container.validated()
  print(provider.resolveRequired(Int.self), provider.resolveRequired(Double.self))
  print(provider.resolveRequired(String.self))  //~ missing-service: String
}
func passed(_ part: any Part) throws {
  let container = ServiceContainer()
  if part is IntPart { container.services.register(Int.self) { 1 } }
  print(try container.validated().resolveRequired(Int.self))  //~ missing-service: Int
}
