import Furnish
import SwiftUI
import Testing

@testable import FurnishSwiftUI

@Suite struct SwiftUIWordingTests {
  @Test func `a scope that failed to close is reported`() {
    #expect(
      ServiceIssue.closingScopeFailed(Trouble(number: 1)).message == """
        A service threw while the scope of a view was closed: trouble 1
          where: a view with the modifier scope
          fix:   catch the error in the service's close(): the end of a view has no caller that could. \
        Or close the scope earlier, try await closeScope(), which throws the error.
        """)
  }

  @Test func `a service of the main actor that is read elsewhere is reported`() {
    let place = ReadingPlace(fileID: "App/Map.swift", filePath: "Map.swift", line: 7, column: 3)
    #expect(
      ServiceIssue.readOffMainActor("MapModel", at: place).message == """
        SwiftUI read the property of a view off the main actor, but the service MapModel is bound to it.
          where: App/Map.swift:7
          fix:   make MapModel Sendable, or resolve it in the view's body or in an action, from \\.provider.
        """)
  }

  @Test func `closing a scope is reported if none is open`() {
    #expect(
      ServiceIssue.closeScopeWithoutScope().message == """
        A view closes its scope, but none of the views around it has opened one.
          where: a view that calls closeScope
          fix:   open a scope around the view, .scope(provider). \
        A view that applies scope to its own content reads \\.closeScope in a view of that content.
        """)
  }

  @Test func `a scope without provider is reported`() {
    #expect(
      ServiceIssue.scopeWithoutProvider().message == """
        A view opens a scope, but there is no provider in its environment.
          where: a view with the modifier scope
          fix:   set one around the view, .provider(provider), or pass one to the modifier: .scope(provider).
        """)
  }

  @Test func `a scope of a container that is not built is reported`() {
    #expect(
      ServiceIssue.scopeOfUnbuiltContainer(Trouble(number: 1)).message == """
        A view opens a scope of a container that has no provider: trouble 1
          where: a view with the modifier scope
          fix:   call build() where the container is created, before the first view is.
        """)
  }

  @Test func `the error of previews without services states how to declare them`() {
    #expect(
      PreviewServicesError().description == """
        The services of previews are not declared.
          where: a preview with the trait serviceRegistrationPreviewModifier()
          fix:   make PreviewServices a ServiceModule: extension PreviewServices: @retroactive ServiceModule { … }, \
        or register them here: .serviceRegistrationPreviewModifier { $0.register(…) }.
        """)
  }
}
