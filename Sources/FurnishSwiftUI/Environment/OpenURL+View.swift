#if canImport(SwiftUI)
  import Foundation
  import Furnish
  import FurnishFoundation
  import SwiftUI

  /// The action that opens URLs at a place in the view tree.
  ///
  /// Two places are equal if their actions consist of the same bits, since an action cannot be compared otherwise: the
  /// same function with the same context. Both places retain their contexts, so that no other context has their
  /// address.
  final class OpenURLPlace: Equatable, Sendable {
    let action: OpenURLAction

    init(_ action: OpenURLAction) { self.action = action }

    static func == (one: OpenURLPlace, other: OpenURLPlace) -> Bool {
      withUnsafeBytes(of: one.action) { bytes in
        withUnsafeBytes(of: other.action) { bytes.elementsEqual($0) }
      }
    }
  }

  extension OpenURL {
    /// Creates a value that opens URLs through the `openURL` of a place in the view tree: at once for code on the main
    /// actor, and for other code as soon as the main actor is free.
    init(of place: OpenURLPlace) {
      self.init(from: place) { url in
        if MainQueue.isCurrent {
          MainQueue.assumed { place.action(url) }
        } else {
          Task { @MainActor in place.action(url) }
        }
      }
    }

    /// The action of SwiftUI that opens URLs like this; `nil` off the main actor, to which actions belong.
    var action: OpenURLAction? {
      if let place = origin as? OpenURLPlace { return place.action }
      guard MainQueue.isCurrent else { return nil }
      return MainQueue.assumed {
        OpenURLAction { url in
          self(url)
          return .handled
        }
      }
    }
  }
#endif
