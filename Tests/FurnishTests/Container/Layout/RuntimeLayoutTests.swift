import FurnishPrimitives
import Testing

@testable import Furnish
@testable import FurnishValues

/// The metadata of types that Furnish reads, and the casts that take its place.
@Suite struct RuntimeLayoutTests {
  @Test func `the metadata of this process is the expected one`() {
    #expect(LayoutReadings.fromMemory.areCorrect)
    #expect(RuntimeLayout.current.isExpected)
  }

  /// Readings each of which differs from the language in one way.
  private static let wrongReadings: [(name: String, change: @Sendable (inout LayoutReadings) -> Void)] = [
    ("no dynamic type", { $0.dynamicType = { _, _ in nil } }),
    ("the static type", { $0.dynamicType = { type, _ in TypeMetadata.address(of: type) } }),
    ("no object", { $0.object = { _, _ in nil } }),
    ("no existential", { $0.isExistential = { _ in false } }),
    (
      "no constrained existential",
      {
        $0.isExistential = { type in
          TypeMetadata.address(of: type).load(as: Int.self) == furnish_kind_existential
        }
      }
    ),
    ("no protocol", { $0.includes = { _, _ in false } }),
    ("every protocol", { $0.includes = { _, _ in true } }),
    ("no superclass", { $0.superclasses = { _ in [] } }),
    (
      "the type as which a container stores an object",
      {
        let read = $0.dynamicType
        $0.dynamicType = { type, address in
          // `any P` of one protocol has five words, the fourth of which is the type.
          func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
          let isContainer =
            TypeMetadata.address(of: type).load(as: Int.self) == furnish_kind_existential
            && _openExistential(type, do: size) == 40
          return isContainer ? address.load(fromByteOffset: 24, as: UnsafeRawPointer.self) : read(type, address)
        }
      }
    ),
  ]

  @Test(arguments: wrongReadings.indices) func `a reading that differs from the language is noticed`(_ number: Int) {
    var readings = LayoutReadings.fromMemory
    Self.wrongReadings[number].change(&readings)
    #expect(!readings.areCorrect, "\(Self.wrongReadings[number].name)")
  }

  @Test func `casts find the objects and the existentials that metadata shows`() {
    let (metadata, casts) = (RuntimeLayout.current, RuntimeLayout(isExpected: false))
    func compare<Value>(_ value: Value, isObject: Bool, isExistential: Bool) {
      withUnsafePointer(to: value) { address in
        #expect((metadata.object(at: address, Value.self) != nil) == isObject, "\(Value.self)")
        #expect(casts.object(at: address, Value.self) == metadata.object(at: address, Value.self), "\(Value.self)")
        #expect(casts.dynamicType(at: address, Value.self) == nil)
      }
      #expect(metadata.isExistential(Value.self) == isExistential, "\(Value.self)")
      #expect(casts.isExistential(Value.self) == isExistential, "\(Value.self)")
    }
    compare(Mast(), isObject: true, isExistential: false)
    compare(Mast() as any Beacon, isObject: true, isExistential: true)
    compare(Mast() as any Signal<Int>, isObject: true, isExistential: true)
    compare(Mast() as any Tower & Beacon, isObject: true, isExistential: true)
    compare(Mast() as Mast?, isObject: true, isExistential: false)
    compare(Mast() as (any Beacon)?, isObject: true, isExistential: false)
    compare(nil as Mast?, isObject: false, isExistential: false)
    compare(Storm() as any Error, isObject: true, isExistential: true)
    compare(Gust() as any Error, isObject: false, isExistential: true)
    compare(Mast.self as any Beacon.Type, isObject: false, isExistential: false)
    compare(Flag() as any Beacon, isObject: false, isExistential: true)
    compare(Flag() as any Signal<Int>, isObject: false, isExistential: true)
    compare(Flag(), isObject: false, isExistential: false)
    compare(1, isObject: false, isExistential: false)
    compare((1, Mast()), isObject: false, isExistential: false)
  }

  @Test func `the superclasses of existentials are those of the type and of its protocols`() {
    let layout = RuntimeLayout.current
    for type: any Any.Type in [
      (any Tower & Beacon).self, (any Tower & Signal<Int>).self, (any OfTower).self, (any Beacon & OfTowerToo).self,
    ] {
      #expect(layout.superclasses(of: type).map { "\($0)" } == ["Tower"], "\(type)")
    }
    for type: any Any.Type in [(any Beacon).self, (any Signal<Int>).self, (any Error).self, Any.self] {
      #expect(layout.superclasses(of: type).isEmpty, "\(type)")
    }
  }

  @Test func `without metadata every existential may have closeable values, and no other type has`() {
    let (metadata, casts) = (RuntimeLayout.current, RuntimeLayout(isExpected: false))
    for type: any Any.Type in [(any Beacon).self, (any Signal<Int>).self] {
      #expect(!CloseableTypes.isCloseable(existential: type, metadata))
      #expect(CloseableTypes.isCloseable(existential: type, casts))
    }
    for type: any Any.Type in [Int.self, Mast.self, (Int, Int).self] {
      #expect(!CloseableTypes.isCloseable(existential: type, metadata))
      #expect(!CloseableTypes.isCloseable(existential: type, casts))
    }
  }

  @Test func `structures and enumerations are value types, and optionals, objects and existentials are not`() {
    let layout = RuntimeLayout.current
    for type: any Any.Type in [Flag.self, Bool.self, Result<Int, Storm>.self, [Int].self] {
      #expect(layout.isValueType(type), "\(type)")
    }
    for type: any Any.Type in [Mast.self, Mast?.self, (any Beacon).self, (any Signal<Int>).self, AnyObject.self] {
      #expect(!layout.isValueType(type), "\(type)")
    }
    #expect(!RuntimeLayout(isExpected: false).isValueType(Flag.self))
  }

  @Test func `only the types that conform to a protocol are an existential metatype`() {
    let layout = RuntimeLayout.current
    for type: any Any.Type in [(any Beacon.Type).self, (any Error.Type).self] {
      #expect(layout.isExistentialMetatype(type), "\(type)")
    }
    for type: any Any.Type in [Mast.Type.self, (any Beacon).self, Flag.self] {
      #expect(!layout.isExistentialMetatype(type), "\(type)")
    }
  }

  @Test func `the arguments of generic structures and enumerations are read`() {
    func arguments(_ type: any Any.Type, like other: any Any.Type) -> UnsafePointer<UnsafeRawPointer?>? {
      furnish_generic_arguments(TypeMetadata.address(of: type), TypeMetadata.address(of: other))
    }
    #expect(arguments(Int?.self, like: Never?.self)?[0] == TypeMetadata.address(of: Int.self))
    #expect(
      arguments([any Signal<Int>].self, like: [Never].self)?[0] == TypeMetadata.address(of: (any Signal<Int>).self))
    let dictionary = arguments([String: Int].self, like: [Never: Never].self)
    #expect(dictionary?[0] == TypeMetadata.address(of: String.self))
    #expect(dictionary?[1] == TypeMetadata.address(of: Int.self))
    let others: [any Any.Type] = [
      Int.self, [Int].self, Mast.self, (Int, Int).self, (() -> Void).self, (any Beacon).self,
    ]
    for type in others { #expect(arguments(type, like: Never?.self) == nil, "\(type)") }
  }
}

private protocol Beacon {}
private protocol Signal<Item> { associatedtype Item }
private class Tower {}
private protocol OfTower: Tower {}
private protocol OfTowerToo: OfTower {}
private final class Storm: Error {}
private struct Gust: Error {}
private final class Mast: Tower, Beacon, Signal { typealias Item = Int }
private struct Flag: Beacon, Signal { typealias Item = Int }
