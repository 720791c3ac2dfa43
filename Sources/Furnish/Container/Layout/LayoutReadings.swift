import FurnishPrimitives
import FurnishValues

/// The functions with which Furnish reads the metadata of Swift's runtime.
///
/// The layout of that metadata is private to the runtime. So Furnish uses these functions only if ``areCorrect`` finds
/// that they return the expected results for the types at the end of this file, such as those of `type(of:)` and casts.
struct LayoutReadings {
  var dynamicType: (_ type: any Any.Type, _ address: UnsafeRawPointer) -> UnsafeRawPointer?
  var object: (_ type: any Any.Type, _ address: UnsafeRawPointer) -> UnsafeRawPointer?
  var isExistential: (_ type: any Any.Type) -> Bool
  var includes: (_ type: any Any.Type, _ protocolType: any Any.Type) -> Bool
  var superclasses: (_ type: any Any.Type) -> [any Any.Type]

  /// The functions that read the memory of this process.
  static var fromMemory: LayoutReadings {
    let layout = RuntimeLayout(isExpected: true)
    return LayoutReadings(
      dynamicType: { layout.dynamicType(at: $1, $0) }, object: { layout.object(at: $1, $0) },
      isExistential: layout.isExistential, includes: { layout.existential($0, mayRequire: $1) },
      superclasses: layout.superclasses)
  }

  /// A Boolean value that indicates whether the functions return the expected results.
  var areCorrect: Bool { existentialsAreCorrect && valuesAreCorrect && optionalsAndErrorsAreCorrect }

  private var valuesAreCorrect: Bool {
    matches(Structure()) && matches(Enumeration.first) && matches(Object()) && matches(Object() as Base)
      && matches(Structure() as any Plain) && matches(Object() as any Plain) && matches(Object() as any Bound)
      && matches(Object() as Base as any Rooted) && matches(Object() as any Base & Plain)
      && matches(Structure() as any Typed<Int>) && matches(Object() as any Typed<Int>)
      && matches(Object() as any TypedBound<Int>) && matches(Large() as any Typed<Int> & Plain)
      && matches(Object() as any Base & Typed<Int>) && matches(Object() as AnyObject) && matches(1 as Any)
      && matches(Object() as Any) && isLeftToCasts((1, "one")) && isLeftToCasts({} as () -> Void)
  }

  private var optionalsAndErrorsAreCorrect: Bool {
    matches(Object() as Object?, holding: Object.self) && matches(Object() as (any Plain)?, holding: Object.self)
      && matches(Object() as (any Bound)?, holding: Object.self)
      && matches(Large() as (any Plain)?, holding: Large.self)
      && matches(Structure() as (any Typed<Int>)?, holding: Structure.self)
      && matches(Enumeration.first as (any Error)?, holding: Enumeration.self)
      && matches(Enumeration.first as any Error) && matches(Failure() as any Error) && matches(Fault() as any Error)
      && isLeftToCasts(nil as Object?) && isLeftToCasts(nil as (any Plain)?) && isLeftToCasts(nil as (any Error)?)
      && isLeftToCasts(nil as Any?) && isLeftToCasts(1 as Int?) && isLeftToCasts(Object() as Object??)
  }

  /// Returns whether the dynamic type and the object of a value are read correctly, both where the value is and in an
  /// `Any` into which generic code has copied it.
  private func matches<Value>(_ value: Value) -> Bool { matches(value, holding: type(of: value as Any)) }

  private func matches<Value>(_ value: Value, holding type: any Any.Type) -> Bool {
    withUnsafePointer(to: value) { address in
      let boxed = ValueMemory.boxed(UnsafeMutableRawPointer(mutating: address), Value.self)
      let object = RuntimeLayout.castObject(at: address, Value.self)
      return isRead(Value.self, address, type, object)
        && withUnsafePointer(to: boxed) { isRead(Any.self, $0, type, object) }
    }
  }

  private func isRead(
    _ type: any Any.Type, _ address: UnsafeRawPointer, _ expectedType: any Any.Type, _ expectedObject: UnsafeRawPointer?
  ) -> Bool {
    dynamicType(type, address) == TypeMetadata.address(of: expectedType) && object(type, address) == expectedObject
  }

  /// Returns whether the functions return nil for a value, so that Furnish casts the value instead.
  private func isLeftToCasts<Value>(_ value: Value) -> Bool {
    withUnsafePointer(to: value) { dynamicType(Value.self, $0) == nil && object(Value.self, $0) == nil }
  }

  private var existentialsAreCorrect: Bool {
    let existentials: [any Any.Type] = [
      (any Plain).self, (any Plain & Bound).self, (any Base & Plain).self, (any Typed<Int>).self,
      (any TypedBound<Int>).self, (any Error).self,
    ]
    let others: [any Any.Type] = [
      Structure.self, Enumeration.self, Object.self, Object?.self, (Int, String).self, (() -> Void).self,
      (any Plain.Type).self, (any Typed<Int>.Type).self,
    ]
    return existentials.allSatisfy(isExistential) && !others.contains(where: isExistential)
      && protocolsAreCorrect && superclassesAreCorrect
  }

  /// Metadata refers to a protocol of this module directly, and to one of another module through a pointer. Both are
  /// tested.
  private var protocolsAreCorrect: Bool {
    let (plain, foreign): (any Any.Type, any Any.Type) = ((any Plain).self, (any CustomStringConvertible).self)
    return includes(plain, plain) && includes((any Derived).self, plain) && includes((any Derived).self, foreign)
      && includes((any Bound & Derived).self, plain) && includes((any Base & Derived).self, plain)
      && includes((any TypedDerived<Int>).self, plain) && includes((any TypedDerived<Int>).self, foreign)
      && includes((any Plain & Typed<Int>).self, plain) && !includes((any Bound).self, plain)
      && !includes((any Typed<Int>).self, plain) && !includes((any Typed<Int>).self, foreign)
      // A protocol that a generic argument must conform to is not a protocol of the type.
      && !includes((any Generic<Structure> & Typed<Int>).self, plain)
  }

  private var superclassesAreCorrect: Bool {
    func are(_ expected: [any Any.Type], of type: any Any.Type) -> Bool {
      superclasses(type).map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init)
    }
    return are([Base.self], of: (any Base & Plain).self) && are([Base.self], of: (any Base & Typed<Int>).self)
      && are([Base.self], of: (any OfBase).self) && are([Base.self], of: (any Plain & OfBaseByInheritance).self)
      && are([], of: (any Plain & Bound).self) && are([], of: (any Typed<Int>).self)
  }
}

private protocol Plain {}
private protocol Derived: Plain, CustomStringConvertible {}
private protocol Bound: AnyObject {}
private protocol Typed<Item> { associatedtype Item }
private protocol TypedDerived<Item>: Derived { associatedtype Item }
private protocol TypedBound<Item>: AnyObject { associatedtype Item }
private protocol OfBase: Base {}
private protocol OfBaseByInheritance: OfBase {}
private enum Enumeration: Error { case first }
private struct Failure: Error { var words = (1, 2, 3, 4) }
private struct Structure: Plain, Typed { typealias Item = Int }
/// A value that an existential stores in a box.
private struct Large: Plain, Typed {
  typealias Item = Int
  var words = (1, 2, 3, 4)
}
private protocol Rooted {}
private class Base: Rooted {}
private class Generic<Argument: Plain> {}
private final class Object: Base, Plain, Bound, Typed, TypedBound { typealias Item = Int }
private final class Fault: Error {}
