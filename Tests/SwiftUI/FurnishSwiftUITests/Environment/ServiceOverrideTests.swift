import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct ServiceOverrideTests {
  private typealias Play = Radio.Endpoint<@Sendable (String) -> String>

  private func playing(_ text: String) -> Play { { _ in { title in "\(text) \(title)" } } }

  @Test func `a service is read by its type`() {
    #expect(TextHost(RadioView()).text == "jazz at 5\n[Buy jazz]")
  }

  @Test func `an endpoint is replaced in a subtree and nowhere else`() {
    let host = TextHost(
      VStack {
        RadioView(title: "a")
        RadioView(title: "b")
          .environment(\.[service: \Radio.self].endpoints.play) { environment in
            { title in "loud \(title) at \(environment.volume * 2)" }
          }
        RadioView(title: "c")
      })
    #expect(host.text == "a at 5\n[Buy a]\nloud b at 10\n[Buy b]\nc at 5\n[Buy c]")
  }

  @Test func `an override does not change the other endpoints`() throws {
    let opened = OpenedURLs()
    let host = TextHost(
      RadioView().environment(\.[service: \Radio.self].endpoints.play, playing("loud")),
      environment: opened.environment)
    try host.tap("Buy jazz")
    #expect(opened.log.entries == ["https://shop.example/jazz"])
  }

  @Test func `overrides nest three deep and the innermost wins`() {
    let host = TextHost(
      VStack {
        RadioView(title: "1")
        VStack {
          RadioView(title: "2")
          RadioView(title: "3")
            .environment(\.[service: \Radio.self].endpoints.play, playing("inner"))
        }
        .environment(\.[service: \Radio.self].endpoints.play, playing("middle"))
      }
      .environment(\.[service: \Radio.self].endpoints.play, playing("outer")))
    #expect(host.text == "outer 1\n[Buy 1]\nmiddle 2\n[Buy 2]\ninner 3\n[Buy 3]")
  }

  @Test func `overrides of two endpoints are both in force`() throws {
    let log = ViewLog<String>()
    let host = TextHost(
      RadioView()
        .environment(\.[service: \Radio.self].endpoints.play, playing("loud"))
        .environment(\.[service: \Radio.self].endpoints.buy) { _ in { title in log.append(title) } })
    try host.tap("Buy jazz")
    #expect(host.text == "loud jazz\n[Buy jazz]")
    #expect(log.entries == ["jazz"])
  }

  @Test func `each row of a ForEach may have its own override`() {
    let host = TextHost(
      ForEach([1, 2, 3], id: \.self) { number in
        RadioView(title: "\(number)").services { $0.volume = number * 10 }
      })
    #expect(host.text == "1 at 10\n[Buy 1]\n2 at 20\n[Buy 2]\n3 at 30\n[Buy 3]")
  }

  @Test func `a modifier may override for its content and not for itself`() {
    let host = TextHost(RadioView().modifier(LoudContent()))
    #expect(host.text == "outside 5\njazz at 11\n[Buy jazz]")
  }

  @Test func `a modifier inside of another reads the override of the outer one`() {
    let host = TextHost(RadioView().modifier(LoudContent()).modifier(LoudContent()))
    #expect(host.text == "outside 5\noutside 11\njazz at 11\n[Buy jazz]")
  }

  @Test func `an override follows the state that it reads`() throws {
    let host = TextHost(VolumeControl())
    try host.tap("Louder")
    #expect(host.text == "[Louder]\njazz at 1\n[Buy jazz]")
  }

  @Test func `a service stored in a button reads the override`() throws {
    let log = ViewLog<String>()
    let host = TextHost(
      RadioView().environment(\.[service: \Radio.self].endpoints.buy) { environment in
        { title in log.append("\(title) \(environment.volume)") }
      }
      .services { $0.volume = 7 })
    try host.tap("Buy jazz")
    #expect(log.entries == ["jazz 7"])
  }
}

private struct LoudContent: ViewModifier {
  @Environment(\.services.volume) private var volume

  func body(content: Content) -> some View {
    Text("outside \(volume)")
    content.services { $0.volume = 11 }
  }
}

private struct VolumeControl: View {
  @State private var volume = 0

  var body: some View {
    Button("Louder") { volume += 1 }
    RadioView().services { [volume] in $0.volume = volume }
  }
}
