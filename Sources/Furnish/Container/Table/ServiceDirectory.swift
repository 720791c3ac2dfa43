import FurnishPrimitives

/// The directory from each service to the cell that a request for it reads, in the scopes of one level.
///
/// A level has its own directory if its input is also registered as a service, or is the input of another level too:
/// inside of a level, its input takes precedence.
///
/// Example: `User` is registered, and is also the input of the level `Session`. In a session, a request for `User`
/// reads the cell of the input. In the root, it reads the cell of the registration.
// `@unchecked Sendable`: the memory behind the pointers is written only in `init`.
final class ServiceDirectory: @unchecked Sendable {
  /// A table from the address of a type to the packed place of the cell.
  let lookup: UnsafeMutablePointer<furnish_table>?

  /// The packed place of the cell for each service, by its number: 0 if nothing is registered, and at index 0, which is
  /// the number of no service.
  let current: UnsafeMutablePointer<UInt32>

  init(_ places: [UInt32], of services: ServiceIndex) {
    current = .allocate(capacity: places.count)
    current.initialize(from: places, count: places.count)
    lookup = services.makeLookup(current)
  }

  deinit {
    furnish_table_free(lookup)
    current.deallocate()
  }
}
