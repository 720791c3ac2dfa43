import Core
import Furnish

extension LogService {
  static var live: LogService { LogService { print($0) } }
  static var mock: LogService { LogService { _ in } }
}
