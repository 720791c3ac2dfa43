// A function of the program creates names from the cases of an enumeration, some of them under a flag.
enum Kind: String, CaseIterable {
  case first, second
  #if DEBUG
  case third
  #endif
}
extension ServiceName {
  static func kind(_ kind: Kind) -> ServiceName { ServiceName("kind.\(kind.rawValue)") }
}
func wire() throws {
  let container = ServiceContainer()
  let services = try container.services
  for kind in Kind.allCases { services.register((any Log).self, name: .kind(kind)) { ConsoleLog() } }
  let provider = try container.validated()
  _ = provider.resolveRequired((any Log).self, name: .kind(.first))
  _ = provider.resolveRequired((any Log).self, name: "kind.second")
  _ = provider.resolveRequired((any Log).self, name: "kind.third")  //~ missing-service: kind.third
  _ = provider.resolveRequired((any Log).self, name: "kind.fourth")  //~ missing-service: kind.fourth
}
