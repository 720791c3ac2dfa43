import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Disables a test under the thread sanitizer, which does not check the processes that the test starts.
  static var whereNotSanitized: Self {
    .disabled(if: ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil, "the test only starts other processes")
  }
}
