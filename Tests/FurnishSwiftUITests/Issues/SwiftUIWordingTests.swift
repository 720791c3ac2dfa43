import Furnish
import SwiftUI
import Testing

@testable import FurnishSwiftUI

@Suite struct SwiftUIWordingTests {
  @Test func aScopeThatFailedToCloseIsReported() {
    #expect(
      ServiceIssue.closingScopeFailed(Trouble(number: 1)).message == """
        The scope of a view was closed when that had gone, and a service threw: trouble 1
          where: a view with the modifier scope
          fix:   catch the error in the service's close(): where a view goes, nobody else can.
        """)
  }

  @Test func aScopeWithoutProviderIsReported() {
    #expect(
      ServiceIssue.scopeWithoutProvider().message == """
        A view asked for a scope, and there is no provider around it.
          where: a view with the modifier scope
          fix:   name one, as in .scope(provider), or set one further out: .provider(provider).
        """)
  }

  @Test func aScopeOfAContainerThatIsNotBuiltIsReported() {
    #expect(
      ServiceIssue.scopeOfUnbuiltContainer(Trouble(number: 1)).message == """
        A view asked for a scope of a container that has no provider: trouble 1
          where: a view with the modifier scope
          fix:   call build() where the container is made, before the first view is.
        """)
  }

  @Test func previewsWithoutServicesSayHowToNameThem() {
    #expect(
      PreviewServicesError().description == """
        Nobody has said what the services of previews are.
          where: a preview with the trait serviceRegistrationPreviewModifier()
          fix:   make PreviewServices a ServiceModule: extension PreviewServices: @retroactive ServiceModule { … }, \
        or register them here: .serviceRegistrationPreviewModifier { $0.register(…) }.
        """)
  }
}
