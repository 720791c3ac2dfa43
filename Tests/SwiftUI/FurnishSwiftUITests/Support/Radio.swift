import FurnishSwiftUI
import SwiftUI

/// A service whose endpoints the tests override.
struct Radio: Service {
  var environment = ServiceValues()

  var endpoints = (
    play: { environment in
      { title in "\(title) at \(environment.volume)" }
    } as Endpoint<@Sendable (String) -> String>,
    buy: { environment in
      { title in environment.openURL(URL(string: "https://shop.example/\(title)")!) }
    } as Endpoint<@Sendable (String) -> Void>
  )
}

extension ServiceValues {
  var volume: Int {
    get { self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }
}

private enum VolumeKey: ServiceKey {
  static var defaultValue: Int { 5 }
  static var testValue: Int { 5 }
}

/// A view that plays a title and can buy it.
struct RadioView: View {
  @Environment() private var radio: Radio
  var title = "jazz"

  var body: some View {
    Text(radio.play(title))
    Button("Buy \(title)") { radio.buy(title) }
  }
}
