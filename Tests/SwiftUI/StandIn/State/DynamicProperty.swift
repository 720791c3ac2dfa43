@_spi(Reflection) import Swift

/// A property of a view that is brought up to date before the view is evaluated.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property of this module, which needs the node of its view.
@MainActor
protocol InstalledProperty: DynamicProperty {
  /// Connects this property to the node of its view.
  ///
  /// - Parameter slot: The number of this property among those of the view.
  mutating func install(in node: ViewNode, slot: Int)
}

extension ViewNode {
  /// Returns a copy of a view whose dynamic properties are connected to this node.
  func installed<V>(_ view: V) -> V {
    var copy = view
    var slot = 0
    install(&copy, slot: &slot)
    return copy
  }

  private func install<V>(_ value: inout V, slot: inout Int) {
    withUnsafeMutablePointer(to: &value) { pointer in
      let fields = UnsafeMutableRawPointer(pointer)
      // Visits only fields of structs. Fields of other types have no offset, and SwiftUI does not read them either.
      _ = _forEachField(of: V.self) { _, offset, type, _ in
        if let property = type as? any DynamicProperty.Type {
          install(property, at: fields + offset, slot: &slot)
        } else if let modifier = type as? any ViewModifier.Type, V.self is any ModifierHolder.Type {
          install(modifier, at: fields + offset, slot: &slot)
        }
        return true
      }
    }
  }

  private func install<Property: DynamicProperty>(
    _ type: Property.Type, at field: UnsafeMutableRawPointer, slot: inout Int
  ) {
    let property = field.assumingMemoryBound(to: Property.self)
    if var installed = property.pointee as? any InstalledProperty {
      installed.install(in: self, slot: slot)
      slot += 1
      // The existential was created from a `Property`.
      property.pointee = installed as! Property
    } else {
      install(&property.pointee, slot: &slot)
      property.pointee.update()
    }
  }

  private func install<Modifier: ViewModifier>(
    _ type: Modifier.Type, at field: UnsafeMutableRawPointer, slot: inout Int
  ) {
    install(&field.assumingMemoryBound(to: Modifier.self).pointee, slot: &slot)
  }
}

/// A view that evaluates a modifier, whose properties are installed as those of the view.
protocol ModifierHolder {}

extension ModifierBody: ModifierHolder {}
