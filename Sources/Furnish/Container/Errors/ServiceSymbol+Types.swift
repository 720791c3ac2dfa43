import FurnishGraph

extension ServiceSymbol {
  /// Creates the symbol of a service that is registered or requested at run time.
  init(_ type: any Any.Type, _ name: ServiceName?, keyedBy keyType: (any Any.Type)? = nil) {
    self.init(
      type: TypeName.service(type), registrationName: name?.description, keyType: keyType.map(TypeName.service))
  }
}

extension Slot {
  /// The service of the registration.
  var symbol: ServiceSymbol { ServiceSymbol(recipe.service, name, keyedBy: registration.keyType) }
}
