import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Not under the thread sanitizer: it is not in the processes that are tested.
  static var whereNotSanitized: Self {
    .disabled(if: ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil, "what runs is in other processes")
  }
}
