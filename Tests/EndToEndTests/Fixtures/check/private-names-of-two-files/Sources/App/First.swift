import Furnish

private struct Page { init(number: Int) {} }
private let container = ServiceContainer()

func wireFirst() throws {
  try container.services.register(Page.self, Page.init(number:)).register(Int.self) { makeNumber() }
}
private func makeNumber() -> Int { 1 }
