import FurnishGraph
import Testing

/// Names that are stored in lists.
struct NameTable: WiringNames {
  var symbols: [ServiceSymbol] = []
  var places: [ServicePlace?] = []
  var implementations: [String?] = []
  var modules: [String] = []
  var keys: [String?] = []

  func symbol(ofService service: Int) -> ServiceSymbol { symbols[service] }
  func place(ofRegistration registration: Int) -> ServicePlace? { places[registration] }
  func implementation(ofRegistration registration: Int) -> String? { implementations[registration] }
  func name(ofModule module: Int) -> String { modules[module] }
  func key(ofRegistration registration: Int) -> String? { keys[registration] }
}

/// Names that contain the numbers.
struct NumberNames: WiringNames {
  func symbol(ofService service: Int) -> ServiceSymbol { ServiceSymbol(type: "App.S\(service)") }
  func place(ofRegistration registration: Int) -> ServicePlace? { .wiring(registration) }
  func implementation(ofRegistration registration: Int) -> String? { nil }
  func name(ofModule module: Int) -> String { "M\(module)" }
}

/// Names that no rule may read: a request for one fails the test.
struct ForbiddenNames: WiringNames {
  func symbol(ofService service: Int) -> ServiceSymbol {
    Issue.record("requested the name of the service \(service)")
    return ServiceSymbol(type: "")
  }

  func place(ofRegistration registration: Int) -> ServicePlace? {
    Issue.record("requested the place of the registration \(registration)")
    return nil
  }

  func implementation(ofRegistration registration: Int) -> String? {
    Issue.record("requested the implementation of the registration \(registration)")
    return nil
  }

  func name(ofModule module: Int) -> String {
    Issue.record("requested the name of the module \(module)")
    return ""
  }

  func key(ofRegistration registration: Int) -> String? {
    Issue.record("requested the key of the registration \(registration)")
    return nil
  }
}
