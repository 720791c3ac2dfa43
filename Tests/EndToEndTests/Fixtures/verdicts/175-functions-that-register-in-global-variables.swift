// Each call of a function registers in the container of a variable of the main program.
enum Part { case numbers, texts }
let container = ServiceContainer()
let services = try container.services
struct Page: Sendable { let number: Int }
func install(_ name: String) {
  switch name {
  case "number": services.register(Int.self) { 1 }
  case "page": services.register(Page.self, Page.init(number:))
  default: break
  }
}
func install(level: Int) {
  if level >= 2 { services.register(Double.self) { 1 } }
  if level >= 3 { services.register(Float.self) { 1 } }
}
let add = { (part: Part) in
  switch part {
  case .numbers: _ = services.register(UInt.self) { 1 }
  case .texts: _ = services.register(String.self) { "" }
  }
}
install("number")
install("page")
install(level: 2)
add(.numbers)
add(.texts)
let provider = try container.validated()
print(provider.resolveRequired(Page.self), provider.resolveRequired(Double.self))
print(provider.resolveRequired(UInt.self), provider.resolveRequired(String.self))
print(provider.resolveRequired(Float.self))  //~ missing-service: Float is not registered
