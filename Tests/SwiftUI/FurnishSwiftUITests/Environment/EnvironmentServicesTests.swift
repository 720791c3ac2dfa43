import FurnishSwiftUI
import SwiftUI
import Testing

@MainActor @Suite struct EnvironmentServicesTests {
  @Test func `a value is read and set by its key path`() {
    let host = TextHost(
      VStack {
        VolumeView()
        VolumeView().environment(\.services.volume, 9)
      })
    #expect(host.text == "5\n9")
  }

  @Test func `all services are read at once`() {
    #expect(TextHost(WholeView().services { $0.volume = 3 }).text == "3")
  }

  @Test func `the services in force are read outside of views`() {
    let volume = withServices {
      $0.volume = 8
    } operation: {
      EnvironmentValues().services.volume
    }
    #expect(volume == 8)
  }

  @Test func `a value that a view sets takes precedence over the services in force`() {
    let volume = withServices {
      $0.volume = 8
    } operation: {
      var environment = EnvironmentValues()
      environment.services.volume = 2
      return environment.services.volume
    }
    #expect(volume == 2)
  }

  @Test func `several values are set at once`() {
    let host = TextHost(
      UUIDView().services {
        $0.uuid = .constant(UUID(number: 7))
        $0.volume = 1
      })
    #expect(host.text == "00000000-0000-0000-0000-000000000007")
  }

  @Test func `a type that is its own key is read by its type`() {
    #expect(TextHost(BellView()).text == "ding")
    #expect(TextHost(BellView().services { $0[Bell.self] = Bell(sound: "dong") }).text == "dong")
  }

  @Test func `a type that is its own key can be named as a service`() {
    #expect(TextHost(NamedBellView()).text == "ding jazz at 5")
    let provided = provider { $0.register(Bell.self, instance: Bell(sound: "provided")) }
    #expect(TextHost(NamedBellView().provider(provided)).text == "provided jazz at 5")
  }

  @Test func `an object that a default creates is the same for all views and all evaluations`() throws {
    let host = TextHost(SharedView())
    try host.tap("0")
    try host.tap("1")
    let numbers = Set(host.text.split(separator: "\n").filter { $0.hasPrefix("#") })
    #expect(numbers.count == 1)
  }

  @Test func `an instance created under a locale belongs to that locale`() {
    let host = TextHost(
      VStack {
        FormatView()
        FormatView().environment(\.locale, Locale(identifier: "de_DE"))
        FormatView()
      })
    #expect(host.text == "en_US\nde_DE\nen_US")
  }
}

private struct VolumeView: View {
  @Environment(\.services.volume) private var volume

  var body: some View { Text("\(volume)") }
}

private struct WholeView: View {
  @Environment(\.services) private var services

  var body: some View { Text("\(services.volume)") }
}

private struct UUIDView: View {
  @Environment(\.services.uuid) private var uuid

  var body: some View { Text(uuid().uuidString) }
}

struct Bell: ServiceKey, Sendable {
  var sound: String

  static var defaultValue: Bell { Bell(sound: "ding") }
  static var testValue: Bell { Bell(sound: "ding") }
}

private struct BellView: View {
  @Environment() private var bell: Bell

  var body: some View { Text(bell.sound) }
}

private struct NamedBellView: View {
  @Environment(service: Bell.self) private var bell
  @Environment(service: Radio.self) private var radio

  var body: some View { Text("\(bell.sound) \(radio.play("jazz"))") }
}

/// An object that a default creates, and that reads the locale while it is created.
private final class Formats: ServiceKey, Sendable {
  let locale = ServiceValues.current.locale.identifier

  static var defaultValue: Formats { Formats() }
  static var testValue: Formats { Formats() }
}

private struct FormatView: View {
  @Environment() private var formats: Formats

  var body: some View { Text(formats.locale) }
}

private struct FormatIdentity: View {
  @Environment() private var formats: Formats
  let count: Int

  var body: some View { Text("#\(ObjectIdentifier(formats).hashValue)") }
}

private struct SharedView: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    FormatIdentity(count: count)
    FormatIdentity(count: -count)
  }
}
