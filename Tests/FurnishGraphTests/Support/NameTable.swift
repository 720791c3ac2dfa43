import FurnishGraph

/// The names of a wiring, each at the index that is its number.
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
