import FurnishAtomics

/// The readings of metadata that Furnish relies on, each of which is compared with a result of the language.
struct LayoutReadings {
  var dynamicType: (_ type: any Any.Type, _ address: UnsafeRawPointer) -> UnsafeRawPointer?
  var object: (_ type: any Any.Type, _ address: UnsafeRawPointer) -> UnsafeRawPointer?
  var isExistential: (_ type: any Any.Type) -> Bool
  var includes: (_ type: any Any.Type, _ protocolType: any Any.Type) -> Bool
  var superclass: (_ type: any Any.Type) -> UnsafeRawPointer?

  /// The readings of the memory of this process.
  static var fromMemory: LayoutReadings {
    LayoutReadings(
      dynamicType: { furnish_dynamic_type(RuntimeLayout.metadata(of: $0), $1) },
      object: { furnish_object(RuntimeLayout.metadata(of: $0), $1) },
      isExistential: { furnish_is_existential(RuntimeLayout.metadata(of: $0)) },
      includes: { furnish_existential_includes(RuntimeLayout.metadata(of: $0), RuntimeLayout.metadata(of: $1)) },
      superclass: { furnish_existential_superclass(RuntimeLayout.metadata(of: $0)) })
  }

  /// A Boolean value that indicates whether the readings of values and existentials equal the results of the language.
  var areCorrect: Bool { existentialsAreCorrect && valuesAreCorrect }

  private var valuesAreCorrect: Bool {
    isRead(Structure()) && isRead(Enumeration.first) && isRead(Object())
      && isRead(Structure() as any Plain) && isRead(Object() as any Plain) && isRead(Object() as any Bound)
      && isRead(Object() as any Base & Plain) && isRead(Structure() as any Typed<Int>)
      && isRead(Object() as any Typed<Int>) && isRead(Object() as any TypedBound<Int>)
      && isRead(Large() as any Typed<Int> & Plain) && isRead(Object() as any Base & Typed<Int>)
      && isRead(Object() as AnyObject) && isRead(1 as Any) && isRead(Object() as Any)
      && isCast(Object() as Object?) && isCast(Enumeration.first as any Error) && isCast((1, "one"))
      && isCast({} as () -> Void)
  }

  /// Returns whether the dynamic type and the object of a value are those that the language states.
  private func isRead<Value>(_ value: Value) -> Bool {
    withUnsafePointer(to: value) { address in
      dynamicType(Value.self, address) == RuntimeLayout.metadata(of: type(of: value as Any))
        && object(Value.self, address) == RuntimeLayout.castObject(at: address, Value.self)
    }
  }

  /// Returns whether a value is one that only a cast can read.
  private func isCast<Value>(_ value: Value) -> Bool {
    withUnsafePointer(to: value) { dynamicType(Value.self, $0) == nil && object(Value.self, $0) == nil }
  }

  private var existentialsAreCorrect: Bool {
    let existentials: [any Any.Type] = [
      (any Plain).self, (any Plain & Bound).self, (any Base & Plain).self, (any Typed<Int>).self,
      (any TypedBound<Int>).self, (any Error).self,
    ]
    let others: [any Any.Type] = [
      Structure.self, Enumeration.self, Object.self, Object?.self, (Int, String).self, (() -> Void).self,
    ]
    return existentials.allSatisfy(isExistential) && !others.contains(where: isExistential)
      && protocolsAreCorrect
      && superclass((any Base & Plain).self) == RuntimeLayout.metadata(of: Base.self)
      && superclass((any Plain & Bound).self) == nil && superclass((any Base & Typed<Int>).self) == nil
  }

  /// Protocols of this module are found directly, and those of another one through a pointer.
  private var protocolsAreCorrect: Bool {
    let (plain, foreign): (any Any.Type, any Any.Type) = ((any Plain).self, (any CustomStringConvertible).self)
    return includes(plain, plain) && includes((any Derived).self, plain) && includes((any Derived).self, foreign)
      && includes((any Bound & Derived).self, plain) && includes((any Base & Derived).self, plain)
      && includes((any TypedDerived<Int>).self, plain) && includes((any TypedDerived<Int>).self, foreign)
      && includes((any Plain & Typed<Int>).self, plain) && !includes((any Bound).self, plain)
      && !includes((any Typed<Int>).self, plain) && !includes((any Typed<Int>).self, foreign)
      // A requirement of a generic argument is none of the type.
      && !includes((any Generic<Structure> & Typed<Int>).self, plain)
  }
}

private protocol Plain {}
private protocol Derived: Plain, CustomStringConvertible {}
private protocol Bound: AnyObject {}
private protocol Typed<Item> { associatedtype Item }
private protocol TypedDerived<Item>: Derived { associatedtype Item }
private protocol TypedBound<Item>: AnyObject { associatedtype Item }
private enum Enumeration: Error { case first }
private struct Structure: Plain, Typed { typealias Item = Int }
/// A value that an existential stores in a box.
private struct Large: Plain, Typed {
  typealias Item = Int
  var words = (1, 2, 3, 4)
}
private class Base {}
private class Generic<Argument: Plain> {}
private final class Object: Base, Plain, Bound, Typed, TypedBound { typealias Item = Int }
