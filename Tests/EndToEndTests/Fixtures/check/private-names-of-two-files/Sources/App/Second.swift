import Furnish

private struct Page { init(word: String) {} }
private let container = ServiceContainer()

func wireSecond() throws {
  try container.services.register(Page.self, Page.init(word:)).register(Double.self, makeNumber)
}
private func makeNumber(half: Float) -> Double { Double(half) }
