#if canImport(SwiftUI)
  import Foundation
  import Furnish
  import FurnishFoundation
  import SwiftUI

  extension OpenURL {
    /// Opens through the `openURL` of a place in the view tree: at once on the main actor, and from elsewhere as soon
    /// as that is free.
    init(of place: ViewPlace) {
      self.init(from: place) { url in
        if MainQueue.isCurrent {
          MainQueue.assumed { place.environment.openURL(url) }
        } else {
          Task { @MainActor in place.environment.openURL(url) }
        }
      }
    }
  }

  extension EnvironmentValues {
    /// Makes SwiftUI open URLs as services want it that are about to be set here.
    ///
    /// - Returns: False if it cannot be told: an action is made on the main actor, and this is elsewhere.
    mutating func adoptOpenURL(of services: ServiceValues) -> Bool {
      guard let opener = services.override(of: OpenURLKey.self) else { return true }
      if let place = opener.origin as? ViewPlace {
        openURL = place.environment.openURL
        return true
      }
      guard MainQueue.isCurrent else { return false }
      openURL = MainQueue.assumed {
        OpenURLAction { url in
          opener(url)
          return .handled
        }
      }
      return true
    }
  }
#endif
