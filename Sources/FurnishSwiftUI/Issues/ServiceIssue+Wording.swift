#if canImport(SwiftUI)
  import Furnish

  // The one place for the words of every report of this module. Each is tested word for word.

  extension ServiceIssue {
    static func closingScopeFailed(_ error: any Error) -> ServiceIssue {
      ServiceIssue(
        what: "The scope of a view was closed when that had gone, and a service threw: \(error)",
        location: "a view with the modifier scope",
        fix: "catch the error in the service's close(): where a view goes, nobody else can.",
        place: nil
      )
    }

    static func scopeWithoutProvider() -> ServiceIssue {
      ServiceIssue(
        what: "A view asked for a scope, and there is no provider around it.",
        location: "a view with the modifier scope",
        fix: "name one, as in .scope(provider), or set one further out: .provider(provider).",
        place: nil
      )
    }

    static func scopeOfUnbuiltContainer(_ error: any Error) -> ServiceIssue {
      ServiceIssue(
        what: "A view asked for a scope of a container that has no provider: \(error)",
        location: "a view with the modifier scope",
        fix: "call build() where the container is made, before the first view is.",
        place: nil
      )
    }

    static func noPreviewServices() -> ServiceIssue {
      ServiceIssue(
        what: "Nobody has said what the services of previews are.",
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
