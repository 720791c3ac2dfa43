import FurnishGraph

/// Names that contain the numbers.
struct NumberNames: WiringNames {
  func symbol(ofService service: Int) -> ServiceSymbol { ServiceSymbol(type: "App.S\(service)") }
  func place(ofRegistration registration: Int) -> ServicePlace? { .wiring(registration) }
  func implementation(ofRegistration registration: Int) -> String? { nil }
  func name(ofModule module: Int) -> String { "M\(module)" }
}
