import Foundation
import Furnish
import FurnishFoundation

struct Page {
  @Injected(\.date) var date
  @Injected(\.uuid) var uuid

  func stamp() -> String { "\(date()) \(uuid())" }
  func past() -> Date { Date(timeIntervalSince1970: 0) }
}
extension ServiceValues { @ServiceEntry var start = Date() }
