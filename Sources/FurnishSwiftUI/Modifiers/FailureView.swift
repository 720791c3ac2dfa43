#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// What went wrong, in place of a view, and a button that tries again.
  struct FailureView: View {
    let error: any Error
    var retry: (@MainActor () -> Void)?

    var body: some View {
      VStack {
        Text(Self.message(of: error))
        if let retry {
          Button("Try Again") { retry() }
        }
      }
    }

    /// What the error says for people, or else what it is: no `localizedDescription`, which for most errors tells
    /// neither.
    static func message(of error: any Error) -> String {
      (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    }
  }
#endif
