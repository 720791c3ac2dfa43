import Furnish

/// Has the test library in it, as an app has that hosts its tests.
@main struct LinkedProgram {
  static func main() {
    print(ServiceValues.current.context)
    prepareServices { $0[ModeKey.self] = "first" }
    prepareServices { $0[ModeKey.self] = "second" }
    print(ServiceValues.current[ModeKey.self])
  }
}

enum ModeKey: ServiceKey {
  static var defaultValue: String { "live" }
}
