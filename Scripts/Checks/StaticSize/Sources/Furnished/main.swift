import Furnish

enum GreetingKey: ServiceKey {
  static var defaultValue: String { "hello" }
}

extension ServiceValues {
  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

struct Greeter {
  @Injected(\.greeting) var greeting: String

  func greet() {
    print(greeting)
  }
}

Greeter().greet()
withServices {
  $0.greeting = "good day"
} operation: {
  Greeter().greet()
}
