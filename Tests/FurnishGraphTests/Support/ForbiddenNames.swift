import FurnishGraph
import Testing

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
