import Furnish

struct Page { init(number: Int) {} }

final class Root {
  private let container = ServiceContainer()

  func wire() throws {
    try container.services.register(Page.self, Page.init(number:))
  }
  func show() throws {
    _ = try container.provider.resolveRequired(String.self)
  }
}
