import FurnishPrimitives

/// The numbers of services, from 1: by the address of their type, and by their name or the type of their keys if they
/// have one.
struct ServiceIndex {
  private var unnamed: AddressNumbers
  private var named: [ServiceIdentity: Int] = [:]
  private(set) var identities: [(type: any Any.Type, keyType: (any Any.Type)?, identity: ServiceIdentity)] = []

  init(capacity: Int) {
    unnamed = AddressNumbers(capacity: capacity)
    identities.reserveCapacity(capacity)
  }

  var count: Int { identities.count }

  /// Returns the number of a service, and assigns a new one if necessary.
  mutating func number(of type: any Any.Type, _ name: ServiceName?, by keyType: (any Any.Type)?) -> Int {
    let identity = ServiceIdentity(type, name, by: keyType)
    if let known = number(of: identity) { return known }
    identities.append((type, keyType, identity))
    if identity.isUnnamed { unnamed.insert(count, for: identity.address) } else { named[identity] = count }
    return count
  }

  /// Returns the number of a service that is registered, or that a recipe requests.
  func number(of identity: ServiceIdentity) -> Int? {
    identity.isUnnamed ? unnamed[identity.address] : named[identity]
  }

  /// Creates a table from the addresses of types to their places in `current`. It is filled in the order of
  /// registration: the order of a dictionary differs in each run, and so would the time of a lookup.
  func makeLookup(_ current: UnsafePointer<UInt32>) -> UnsafeMutablePointer<furnish_table>? {
    if identities.isEmpty { return nil }
    var table = furnish_table_make(UInt(identities.count))
    // Each member is read by itself: a copy of an identity counts a reference.
    for index in identities.indices where identities[index].identity.isUnnamed && current[index + 1] != 0 {
      table = furnish_table_insert(table, identities[index].identity.address, UInt(current[index + 1]))
    }
    return table
  }
}

extension ServiceIdentity {
  /// Whether the service has neither a name nor keys, so that its type alone identifies it.
  fileprivate var isUnnamed: Bool { name == nil && keyType == nil }
}
