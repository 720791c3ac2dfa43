import Foundation
import Furnish

struct Page {
  let id = UUID()
  func now() -> Date { Date() }
  func later() -> Date { Date(timeIntervalSinceNow: 1) }
  func load() async throws { _ = try await URLSession.shared.data(from: url) }
  let text = "Date()"  // and Date() in a comment
}
enum DateKey: ServiceKey { static var defaultValue: Date { Date() } }
