import Foundation
import Furnish

struct LogService { var write: (String) -> Void }
func now() -> Date { Date() }
