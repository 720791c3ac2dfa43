import FurnishSwiftUI
import SwiftUI
import Testing

/// The views that are evaluated again when a value around them changes: SwiftUI compares the values that their key
/// paths read.
@MainActor @Suite struct ViewEvaluationTests {
  @Test func `another color scheme evaluates no view that reads services`() throws {
    let host = TextHost(Schemes { Readers() })
    try host.tap("Switch")
    try host.tap("Switch")
    #expect(host.evaluations(of: UUIDReader.self) == 500)
    #expect(host.evaluations(of: RadioReader.self) == 250)
    #expect(host.evaluations(of: WholeReader.self) == 250)
  }

  @Test func `another color scheme evaluates no view below an override`() throws {
    let host = TextHost(
      Schemes {
        Readers()
          .services {
            $0.volume = 3
            $0.uuid = .incrementing
            $0[service: \Radio.self].endpoints.play = { _ in { $0 } }
          }
          .environment(\.services.date, .constant(.distantPast))
      })
    try host.tap("Switch")
    #expect(host.evaluations(of: UUIDReader.self) == 500)
    #expect(host.evaluations(of: RadioReader.self) == 250)
    #expect(host.evaluations(of: WholeReader.self) == 250)
  }

  @Test func `another color scheme evaluates no view below endpoints that key paths set`() throws {
    let host = TextHost(
      Schemes {
        Readers()
          .environment(\.[service: \Radio.self].endpoints.play) { _ in { "inner \($0)" } }
          .environment(\.services[service: \Radio.self].endpoints.play) { _ in { "outer \($0)" } }
      })
    #expect(host.text.contains("inner jazz"))
    try host.tap("Switch")
    try host.tap("Switch")
    #expect(host.evaluations(of: UUIDReader.self) == 500)
    #expect(host.evaluations(of: RadioReader.self) == 250)
    #expect(host.evaluations(of: WholeReader.self) == 250)
  }

  @Test func `an endpoint that a key path sets is in force at once if its closure captures another value`() throws {
    let host = TextHost(
      Counter { count in
        RadioReader(number: 0)
          .environment(\.[service: \Radio.self].endpoints.play) { _ in { "\($0) \(count)" } }
      })
    #expect(host.text.contains("jazz 0"))
    try host.tap("0")
    #expect(host.text.contains("jazz 1"))
  }

  @Test func `an endpoint that a key path sets follows changes of the enclosing services`() throws {
    let host = TextHost(
      Counter { count in
        RadioReader(number: 0)
          .environment(\.[service: \Radio.self].endpoints.play) { environment in
            { "\($0) at \(environment.volume)" }
          }
          .environment(\.services.volume, count)
      })
    #expect(host.text.contains("jazz at 0"))
    try host.tap("0")
    #expect(host.text.contains("jazz at 1"))
  }

  @Test func `another key path replaces the endpoint that the view set before`() throws {
    let host = TextHost(
      Counter { count in
        RadioReader(number: 0)
          .environment(count == 0 ? \.[service: \Radio.self].endpoints.play : \.jingle) { _ in { "set \($0)" } }
      })
    #expect(host.text.contains("set jazz"))
    try host.tap("0")
    #expect(!host.text.contains("set jazz"))
  }

  @Test func `a property of the program that has the type of an endpoint is set`() throws {
    let host = TextHost(Schemes { JingleReader().environment(\.jingle) { _ in { "ours \($0)" } } })
    #expect(host.text.contains("ours jazz"))
    try host.tap("Switch")
    #expect(host.text.contains("ours jazz"))
  }

  @Test func `another identifier generator evaluates the views that read it`() throws {
    let host = TextHost(
      Counter { count in
        Group {
          UUIDReader(number: 0)
          VolumeReader()
        }
        .environment(\.services.uuid, .constant(UUID(number: UInt64(count))))
      })
    try host.tap("0")
    #expect(host.evaluations(of: UUIDReader.self) == 2)
    #expect(host.evaluations(of: VolumeReader.self) == 1)
  }

  @Test func `another evaluation of the parent does not restart incrementing identifiers`() throws {
    let log = ViewLog<UUID>()
    let host = TextHost(
      Counter { count in
        UUIDButton(count: count, log: log).services { $0.uuid = .incrementing }
      })
    try host.tap("Make")
    try host.tap("0")
    try host.tap("Make")
    #expect(log.entries == [UUID(number: 0), UUID(number: 1)])
  }

  @Test func `a change of another value does not restart incrementing identifiers`() throws {
    let log = ViewLog<UUID>()
    let host = TextHost(
      Counter { count in
        Group {
          UUIDButton(count: count, log: log)
          VolumeReader()
        }
        .services {
          $0.uuid = .incrementing
          $0.volume = count
        }
      })
    try host.tap("Make")
    try host.tap("0")
    try host.tap("Make")
    #expect(log.entries == [UUID(number: 0), UUID(number: 1)])
    #expect(host.text.contains("volume 1"))
    #expect(host.evaluations(of: VolumeReader.self) == 2)
  }

  @Test func `views with incrementing identifiers count independently`() throws {
    let log = ViewLog<UUID>()
    let host = TextHost(
      VStack {
        UUIDButton(count: 0, log: log).services { $0.uuid = .incrementing }
        UUIDButton(count: 1, log: log).services { $0.uuid = .incrementing }
        UUIDButton(count: 2, log: log).environment(\.services.uuid, .incrementing)
        UUIDButton(count: 3, log: log).environment(\.services.uuid, .incrementing)
      })
    for index in 0..<4 { try host.tap("Make", at: index) }
    #expect(log.entries == Array(repeating: UUID(number: 0), count: 4))
  }

  @Test func `a view is evaluated if a service that it calls has read the color scheme`() throws {
    let host = TextHost(Schemes { SchemeReader() })
    #expect(host.text.contains("light"))
    try host.tap("Switch")
    #expect(host.text.contains("dark"))
  }

  @Test func `an override whose closure captures another value is in force at once`() throws {
    let host = TextHost(
      Counter { count in
        RadioReader(number: 0)
          .services { $0[service: \Radio.self].endpoints.play = { _ in { "\($0) \(count)" } } }
      })
    #expect(host.text.contains("jazz 0"))
    try host.tap("0")
    #expect(host.text.contains("jazz 1"))
  }

  @Test func `an override follows changes of the enclosing services`() throws {
    let host = TextHost(
      Counter { count in
        VolumeReader()
          .services { $0.volume += 1 }
          .environment(\.services.volume, count * 10)
      })
    try host.tap("0")
    #expect(host.text.contains("volume 11"))
  }
}

/// A view that switches the color scheme of its content at each tap.
private struct Schemes<Content: View>: View {
  @State private var scheme = ColorScheme.light
  @ViewBuilder let content: Content

  var body: some View {
    Button("Switch") { scheme = scheme == .light ? .dark : .light }
    content.environment(\.colorScheme, scheme)
  }
}

/// A view that is evaluated with a new number at each tap.
private struct Counter<Content: View>: View {
  @State private var count = 0
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    Button("\(count)") { count += 1 }
    content(count)
  }
}

/// A thousand views that read services in different ways.
private struct Readers: View {
  var body: some View {
    ForEach(0..<250, id: \.self) { number in
      UUIDReader(number: number)
      UUIDReader(number: -number)
      RadioReader(number: number)
      WholeReader(number: number)
    }
  }
}

private struct UUIDReader: View {
  @Environment(\.services.uuid) private var uuid
  let number: Int

  var body: some View { Text("\(number)") }
}

private struct RadioReader: View {
  @Environment() private var radio: Radio
  let number: Int

  var body: some View { Text(radio.play("jazz")) }
}

private enum JingleKey: EnvironmentKey {
  static var defaultValue: Radio.Endpoint<@Sendable (String) -> String> { { _ in { $0 } } }
}

extension EnvironmentValues {
  fileprivate var jingle: Radio.Endpoint<@Sendable (String) -> String> {
    get { self[JingleKey.self] }
    set { self[JingleKey.self] = newValue }
  }
}

private struct JingleReader: View {
  @Environment(\.jingle) private var jingle

  var body: some View { Text(jingle(ServiceValues())("jazz")) }
}

private struct WholeReader: View {
  @Environment(\.services) private var services
  let number: Int

  var body: some View { Text("\(services.volume)") }
}

private struct VolumeReader: View {
  @Environment(\.services.volume) private var volume

  var body: some View { Text("volume \(volume)") }
}

private struct UUIDButton: View {
  @Environment(\.services.uuid) private var uuid
  let count: Int
  let log: ViewLog<UUID>

  var body: some View { Button("Make") { log.append(uuid()) } }
}

private struct Appearance: Service {
  struct Endpoints {
    var scheme: Endpoint<@MainActor @Sendable () -> String> = { environment in
      { "\(environment.swiftUI.colorScheme)" }
    }
  }
  var environment = ServiceValues()
  var endpoints = Endpoints()
}

private struct SchemeReader: View {
  @Environment() private var appearance: Appearance

  var body: some View { Text(appearance.scheme()) }
}
