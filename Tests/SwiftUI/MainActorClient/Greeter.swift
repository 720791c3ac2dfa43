public import FurnishSwiftUI
public import SwiftUI

// Every declaration of this module belongs to the main actor unless it is marked otherwise, as in new apps of Xcode.

public struct Greeter: Service {
  public var environment = ServiceValues()

  public var endpoints = (
    greet: { environment in
      { name in "\(environment.salutation), \(name), in \(environment.locale.identifier)" }
    } as Endpoint<@Sendable (String) -> String>,
    show: { environment in
      { name in environment.openURL(URL(string: "https://example.com/\(name)")!) }
    } as Endpoint<@Sendable (String) -> Void>
  )

  public init() {}
}

nonisolated extension ServiceValues {
  public var salutation: String {
    get { self[SalutationKey.self] }
    set { self[SalutationKey.self] = newValue }
  }
}

nonisolated private enum SalutationKey: ServiceKey {
  static var defaultValue: String { "Hello" }
  static var testValue: String { "Hello" }
}

public protocol Names {
  var first: String { get }
}

public final class FixedNames: Names {
  public let first: String

  public init(_ first: String) { self.first = first }
}

public struct GreetingView: View {
  @Environment() private var greeter: Greeter
  @Environment(service: (any Names).self) private var names
  @Environment(\.services.salutation) private var salutation

  public init() {}

  public var body: some View {
    Text(greeter.greet(names.first))
    Button(salutation) { greeter.show(names.first) }
  }
}
