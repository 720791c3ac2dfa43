#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// A view that shows an error in place of the failed view, with a button that tries again.
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

    /// Returns the description of the error for people, or else its description for developers. It does not use
    /// `localizedDescription`, which for most errors contains neither.
    static func message(of error: any Error) -> String {
      (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    }
  }
#endif
