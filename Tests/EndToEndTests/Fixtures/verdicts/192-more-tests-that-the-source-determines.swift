import Furnish

// The source determines the results of these tests.
struct Journal: Sendable {}
struct Page: Sendable {}
struct Watch: Sendable {}
struct Version: Comparable {
  let major: Int
  static func < (one: Self, other: Self) -> Bool { one.major < other.major }
}
enum Size { case none, some(Int) }

let container = ServiceContainer()
let services = try container.services
let isQuiet: Bool? = true
let size = Size.some(3)
if Version(major: 2) > Version(major: 1) { services.register(Journal.self) { Journal() } }
if case .some(let number) = size, number > 2 { services.register(Page.self) { Page() } }
if isQuiet ?? false { services.register(Watch.self) { Watch() } }
let provider = try container.validated()
print(provider.resolveRequired(Journal.self))
print(provider.resolveRequired(Page.self))
print(provider.resolveRequired(Watch.self))
