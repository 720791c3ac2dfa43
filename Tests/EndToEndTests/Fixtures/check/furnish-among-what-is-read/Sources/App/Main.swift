import Furnish

extension ServiceName { static let small: Self = "small" }
extension ServiceCollection {
  func addNumbers() { register(Int.self, name: .small) { 1 } }
}
struct Page { init(number: Lazy<Int>) {} }

let container = ServiceContainer()
try container.services.addNumbers()
try container.services.register(Page.self, Page.init(number:))
