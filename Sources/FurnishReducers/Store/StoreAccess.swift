/// The access of a store to its state, or of a view to its part of the state. Use it on the actor of the store.
@usableFromInline
struct StoreAccess<State, Action: Sendable> {
  @usableFromInline let hub: StoreHub

  /// The address of the state, if it has a fixed one: a view of stored properties, however deep in the state, reads as
  /// fast as the store itself.
  @usableFromInline let address: UnsafeMutablePointer<State>?

  /// Reads the state. It does not retain the store, so call it only while another object does: `send` does, and the hub
  /// calls no watcher after the store is released.
  @usableFromInline let read: () -> State

  /// Sends an action. It retains the store and its state.
  @usableFromInline let send: (Action) -> Activity?

  @inlinable
  init(_ core: StoreCore<State, Action>) {
    let address = core.address
    hub = core.hub
    self.address = address
    read = { address.pointee }
    send = { core.send($0) }
  }

  @inlinable
  init(
    hub: StoreHub, address: UnsafeMutablePointer<State>?, read: @escaping () -> State,
    send: @escaping (Action) -> Activity?
  ) {
    self.hub = hub
    self.address = address
    self.read = read
    self.send = send
  }

  /// Returns the address of a part of the state, if it has one, and a function that reads it.
  @inlinable
  func part<Part>(
    at keyPath: KeyPath<State, Part>
  ) -> (
    address: UnsafeMutablePointer<Part>?, read: () -> Part
  ) {
    guard let address, let offset = MemoryLayout<State>.offset(of: keyPath) else {
      return (nil, { [read] in read()[keyPath: keyPath] })
    }
    let part = address.part(at: offset, as: Part.self)
    return (part, { part.pointee })
  }

  @inlinable
  func reader<Part>(of keyPath: KeyPath<State, Part>) -> () -> Part { part(at: keyPath).read }
}
