#if canImport(SwiftUI)
  import Furnish

  // The wording of all issues of this module, which the tests compare word for word.

  extension ServiceIssue {
    static func closingScopeFailed(_ error: any Error) -> ServiceIssue {
      ServiceIssue(
        what: "A service threw while the scope of a view was closed: \(error)",
        location: "a view with the modifier scope",
        fix: "catch the error in the service's close(): the end of a view has no caller that could. Or close the scope "
          + "earlier, try await closeScope(), which throws the error.",
        place: nil
      )
    }

    static func closeScopeWithoutScope() -> ServiceIssue {
      ServiceIssue(
        what: "A view closes its scope, but none of the views around it has opened one.",
        location: "a view that calls closeScope",
        fix: "open a scope around the view, .scope(provider). A view that applies scope to its own content reads "
          + "\\.closeScope in a view of that content.",
        place: nil
      )
    }

    static func scopeWithoutProvider() -> ServiceIssue {
      ServiceIssue(
        what: "A view opens a scope, but there is no provider in its environment.",
        location: "a view with the modifier scope",
        fix: "set one around the view, .provider(provider), or pass one to the modifier: .scope(provider).",
        place: nil
      )
    }

    static func scopeOfUnbuiltContainer(_ error: any Error) -> ServiceIssue {
      ServiceIssue(
        what: "A view opens a scope of a container that has no provider: \(error)",
        location: "a view with the modifier scope",
        fix: "call build() where the container is created, before the first view is.",
        place: nil
      )
    }

    static func readOffMainActor(_ type: String, at place: ReadingPlace) -> ServiceIssue {
      ServiceIssue(
        what: "SwiftUI read the property of a view off the main actor, but the service \(type) is bound to it.",
        location: "\(place.fileID):\(place.line)",
        fix: "make \(type) Sendable, or resolve it in the view's body or in an action, from \\.provider.",
        place: CallPlace(
          fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
      )
    }

    static func noPreviewServices() -> ServiceIssue {
      ServiceIssue(
        what: "The services of previews are not declared.",
        location: "a preview with the trait serviceRegistrationPreviewModifier()",
        fix: "make PreviewServices a ServiceModule: extension PreviewServices: @retroactive ServiceModule { … }, "
          + "or register them here: .serviceRegistrationPreviewModifier { $0.register(…) }.",
        place: nil
      )
    }
  }

  extension AbsentProvider {
    var whyMissing: String { "because there is no provider in the environment of this view" }

    var howToProvide: String { "set one around the view: .provider(provider), or .scope(provider)." }
  }
#endif
