/// A weak reference to an object.
// `@unchecked Sendable`: set once; weak references may be read from any thread.
final class Weak<Object: AnyObject & Sendable>: @unchecked Sendable {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }

  var isReleased: Bool { object == nil }
}
