import Furnish

/// A program that does what its argument says.
@main struct Program {
  static func main() async {
    switch CommandLine.arguments.last {
    case "greet": greet()
    case "prepare-twice": prepareTwice()
    case "prepare-late": prepareLate()
    case "prepare": await prepare()
    default: fatalError("what?")
    }
  }
}

/// Says in which context it runs.
func greet() {
  print(ServiceValues.current.greeting)
}

func prepareTwice() {
  prepareServices { $0.greeting = "first" }  // the first call
  prepareServices { $0.greeting = "second" }  // the second call
  greet()
}

func prepareLate() {
  greet()
  prepareServices { $0.greeting = "late" }  // the late call
  greet()
}

/// What is prepared is seen by tasks that inherit nothing.
func prepare() async {
  prepareServices { $0.greeting = "prepared" }
  await Task.detached { greet() }.value
}

enum GreetingKey: ServiceKey {
  static var defaultValue: String { "live" }
  static var previewValue: String { "preview" }
  static var testValue: String { "test" }
}

extension ServiceValues {
  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
