import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct ViewPlaceTests {
  @Test func `a service opens through the view's openURL`() throws {
    let opened = OpenedURLs()
    let host = TextHost(RadioView().environment(\.openURL, opened.action))
    try host.tap("Buy jazz")
    #expect(opened.log.entries == ["https://shop.example/jazz"])
  }

  @Test func `services in two views open through the openURL of each view`() throws {
    let (outer, inner) = (OpenedURLs(), OpenedURLs())
    let host = TextHost(
      VStack {
        RadioView(title: "a")
        RadioView(title: "b").environment(\.openURL, inner.action)
      },
      environment: outer.environment)
    try host.tap("Buy a")
    try host.tap("Buy b")
    #expect(outer.log.entries == ["https://shop.example/a"])
    #expect(inner.log.entries == ["https://shop.example/b"])
  }

  @Test func `a call of openURL off the main actor opens the URL on the main actor`() async throws {
    let opened = OpenedURLs()
    let openURL = opened.environment.services.openURL
    await Task.detached { openURL(URL(string: "https://example.com")!) }.value
    try await TextHost(EmptyView()).wait { opened.log.count == 1 }
    #expect(opened.log.entries == ["https://example.com"])
  }

  @Test func `the regional values are those of the view`() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "fr_FR")
    environment.calendar = Calendar(identifier: .buddhist)
    environment.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    let services = environment.services
    #expect(services.locale.identifier == "fr_FR")
    #expect(services.calendar.identifier == .buddhist)
    #expect(services.timeZone.identifier == "Asia/Tokyo")
  }

  @Test func `a value set for services is set for views`() {
    var environment = EnvironmentValues()
    environment.services.locale = Locale(identifier: "fr_FR")
    environment.services.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    environment.services.calendar = Calendar(identifier: .buddhist)
    #expect(environment.locale.identifier == "fr_FR")
    #expect(environment.timeZone.identifier == "Asia/Tokyo")
    #expect(environment.calendar.identifier == .buddhist)
  }

  @Test(arguments: [true, false])
  func `of SwiftUI's locale and that of the services, the inner one is used`(isSwiftUIInside: Bool) {
    let view = LocaleView()
    let host =
      if isSwiftUIInside {
        TextHost(
          view.environment(\.locale, Locale(identifier: "it")).services { $0.locale = Locale(identifier: "fr") })
      } else {
        TextHost(
          view.services { $0.locale = Locale(identifier: "fr") }.environment(\.locale, Locale(identifier: "it")))
      }
    #expect(host.text == (isSwiftUIInside ? "it it" : "fr fr"))
  }

  @Test(arguments: [true, false])
  func `of SwiftUI's openURL and that of the services, the inner one is used`(isSwiftUIInside: Bool) throws {
    let opened = OpenedURLs()
    let log = ViewLog<String>()
    let openURL = OpenURL { log.append($0.absoluteString) }
    let host =
      if isSwiftUIInside {
        TextHost(RadioView().environment(\.openURL, opened.action).services { $0.openURL = openURL })
      } else {
        TextHost(RadioView().services { $0.openURL = openURL }.environment(\.openURL, opened.action))
      }
    try host.tap("Buy jazz")
    #expect(opened.log.count == (isSwiftUIInside ? 1 : 0))
    #expect(log.count == (isSwiftUIInside ? 0 : 1))
  }

  @Test func `a view opens URLs with the openURL of its services`() throws {
    let log = ViewLog<String>()
    let host = TextHost(
      LinkView().services { $0.openURL = OpenURL { log.append($0.absoluteString) } })
    try host.tap("Open")
    #expect(log.entries == ["https://example.com"])
  }

  @Test func `an openURL that is set off the main actor is in force for services`() async {
    let log = ViewLog<String>()
    let opened = OpenedURLs()
    let action = opened.action
    await Task.detached {
      var environment = EnvironmentValues()
      environment.openURL = action
      environment.services.openURL = OpenURL { log.append($0.absoluteString) }
      environment.services.volume = 1
      environment.services.openURL(URL(string: "https://example.com")!)
    }.value
    #expect(log.entries == ["https://example.com"])
    #expect(opened.log.entries == [])
  }

  @Test func `services of another environment bring its values along`() {
    let (here, there) = (OpenedURLs(), OpenedURLs())
    var environment = here.environment
    var other = there.environment
    other.locale = Locale(identifier: "fr")
    environment.services = other.services
    environment.services.openURL(URL(string: "https://example.com")!)
    #expect(there.log.count == 1)
    #expect(here.log.count == 0)
    #expect(environment.locale.identifier == "fr")
  }

  @Test func `services read the rest of SwiftUI's environment on the main actor`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(environment.services.swiftUI.colorScheme == .dark)
  }

  @Test func `an endpoint of the main actor reads SwiftUI's environment`() {
    let host = TextHost(
      VStack {
        ThemeView()
        ThemeView().environment(\.colorScheme, .dark)
      })
    #expect(host.text == "day\nnight")
  }

  @Test func `services outside of views read SwiftUI's default values`() {
    #expect(ServiceValues().swiftUI.colorScheme == .light)
  }
}

private struct LocaleView: View {
  @Environment(\.services.locale) private var locale
  @Environment(\.locale) private var viewLocale

  var body: some View { Text("\(locale.identifier) \(viewLocale.identifier)") }
}

private struct Theme: Service {
  struct Endpoints {
    var name: Endpoint<@MainActor @Sendable () -> String> = { environment in
      { environment.swiftUI.colorScheme == .dark ? "night" : "day" }
    }
  }
  var environment = ServiceValues()
  var endpoints = Endpoints()
}

private struct ThemeView: View {
  @Environment() private var theme: Theme

  var body: some View { Text(theme.name()) }
}

private struct LinkView: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Open") { openURL(URL(string: "https://example.com")!) }
  }
}
