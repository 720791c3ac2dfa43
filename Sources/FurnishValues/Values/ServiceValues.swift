/// The services in force at one place of a program: an immutable value that flows through
/// tasks, callbacks and objects.
///
/// Read it at ``current``, or through ``Injected``; change the values of a piece of code with
/// ``withServices(_:operation:)-6gtkl``.
///
/// ```swift
/// withServices {
///   $0.retries = 5
/// } operation: {
///   ServiceValues.current.retries  // 5
/// }
/// ```
///
/// Copying costs a retain. Setting a value costs one allocation, no matter how many values are set.
public struct ServiceValues: Sendable {
  @usableFromInline
  package var layer: Layer

  @inlinable
  package init(layer: Layer) {
    self.layer = layer
  }

  /// Creates the values of the program or of the running test without any override.
  public init() {
    layer = Layer.current.base
  }

  /// The values in force for the calling code: those of the innermost `withServices` around this code, in this task or
  /// in one of its ancestors.
  @inlinable
  public static var current: ServiceValues {
    ServiceValues(layer: .current)
  }
}

extension ServiceValues: CustomDebugStringConvertible {
  /// The keys that are overridden in these values, innermost first.
  public var debugDescription: String {
    var names: [String] = []
    layer.forEachOverride { override in
      if !names.contains(override.keyName) { names.append(override.keyName) }
    }
    return names.isEmpty
      ? "ServiceValues (nothing overridden)"
      : "ServiceValues (overridden: \(names.joined(separator: ", ")))"
  }
}
