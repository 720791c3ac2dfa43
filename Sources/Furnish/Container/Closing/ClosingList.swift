/// The instances that a scope closes, in the order of closing.
enum ClosingList {
  case none
  /// Most scopes close one instance at most, and need no array for it.
  case one(ServiceInstance)
  case several([ServiceInstance])

  init(_ instances: [ServiceInstance]) { self = instances.isEmpty ? .none : .several(instances) }
}
