import SwiftUI

/// The URLs that a view's `openURL` has received.
@MainActor
struct OpenedURLs {
  let log = ViewLog<String>()

  var action: OpenURLAction {
    OpenURLAction { [log] url in
      log.append(url.absoluteString)
      return .handled
    }
  }

  /// An environment whose `openURL` records the URLs.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.openURL = action
    return environment
  }
}
