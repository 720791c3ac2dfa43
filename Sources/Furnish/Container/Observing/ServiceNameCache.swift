/// A cache of the names of services, for events. Composing the name of a type takes longer than all other work for an
/// event.
// `@unchecked Sendable`: `names` is guarded by `lock`.
final class ServiceNameCache: @unchecked Sendable {
  static let shared = ServiceNameCache()

  private let lock = Lock()
  private var names: [ObjectIdentifier: String] = [:]

  /// The name of a type as it is written, without its module: `any Repository`.
  subscript(type: any Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = lock.withLock({ names[id] }) { return name }
    let name = TypeName.shortService(type)
    lock.withLock { names[id] = name }
    return name
  }
}
