#if DEBUG
  import FurnishAtomics

  /// The readings of the layout that Furnish relies on, each of which is compared with a result of the language.
  package struct LayoutReadings {
    package var dynamicType: (_ type: any Any.Type, _ address: UnsafeRawPointer) -> UnsafeRawPointer?
    package var object: (_ type: any Any.Type, _ address: UnsafeRawPointer) -> UnsafeRawPointer?
    package var isExistential: (_ type: any Any.Type) -> Bool
    package var includes: (_ type: any Any.Type, _ protocolType: any Any.Type) -> Bool
    package var genericArguments: (_ type: any Any.Type, _ like: any Any.Type) -> UnsafePointer<UnsafeRawPointer?>?

    /// The readings of the memory of this process.
    package static var fromMemory: LayoutReadings {
      LayoutReadings(
        dynamicType: { furnish_dynamic_type(RuntimeLayout.metadata(of: $0), $1) },
        object: { furnish_object(RuntimeLayout.metadata(of: $0), $1) },
        isExistential: { furnish_is_existential(RuntimeLayout.metadata(of: $0)) },
        includes: { furnish_existential_includes(RuntimeLayout.metadata(of: $0), RuntimeLayout.metadata(of: $1)) },
        genericArguments: { furnish_generic_arguments(RuntimeLayout.metadata(of: $0), RuntimeLayout.metadata(of: $1)) })
    }

    /// A Boolean value that indicates whether all readings equal the results of the language, for a type of each kind.
    package var areCorrect: Bool { valuesAreCorrect && existentialsAreCorrect && argumentsAreCorrect }

    private var valuesAreCorrect: Bool {
      isCorrect(Structure()) && isCorrect(Enumeration.first) && isCorrect(Object()) && isCorrect(Optional(Object()))
        && isCorrect(Structure() as any Plain) && isCorrect(Object() as any Plain) && isCorrect(Object() as any Bound)
        && isCorrect(Structure() as any Typed<Int>) && isCorrect(Object() as any Typed<Int>)
        && isCorrect(Object() as any TypedBound<Int>) && isCorrect(Large() as any Typed<Int> & Plain)
        && isCorrect(Object() as AnyObject) && isCorrect(1 as Any) && isCorrect(Object() as Any)
        && isCorrect(Enumeration.first as any Error) && isCorrect((1, "one")) && isCorrect({} as () -> Void)
    }

    private func isCorrect<Value>(_ value: Value) -> Bool {
      withUnsafePointer(to: value) { address in
        let read = dynamicType(Value.self, address)
        let expected = RuntimeLayout.metadata(of: type(of: value as Any))
        return (read == nil || read == expected)
          && object(Value.self, address) == RuntimeLayout.castObject(at: address, Value.self)
      }
    }

    private var existentialsAreCorrect: Bool {
      let existentials: [any Any.Type] = [
        (any Plain).self, (any Plain & Bound).self, (any Typed<Int>).self, (any TypedBound<Int>).self,
      ]
      let others: [any Any.Type] = [
        Structure.self, Enumeration.self, Object.self, Object?.self, (Int, String).self, (() -> Void).self,
      ]
      return existentials.allSatisfy(isExistential) && !others.contains(where: isExistential)
        && includes((any Plain).self, (any Plain).self) && includes((any Derived).self, (any Plain).self)
        && includes((any Bound & Derived).self, (any Plain).self)
        && includes((any TypedDerived<Int>).self, (any Plain).self)
        && includes((any Plain & Typed<Int>).self, (any Plain).self)
        && !includes((any Bound).self, (any Plain).self) && !includes((any Typed<Int>).self, (any Plain).self)
    }

    private var argumentsAreCorrect: Bool {
      arguments(Int?.self, like: Never?.self, equal: [Int.self])
        && arguments([String: Int].self, like: [Never: Never].self, equal: [String.self, Int.self])
        && arguments([any Typed<Int>].self, like: [Never].self, equal: [(any Typed<Int>).self])
        && [Int.self, [Int].self, Object.self, (Int, Int).self, (() -> Void).self, (any Plain).self].allSatisfy {
          genericArguments($0, Never?.self) == nil
        }
    }

    private func arguments(_ type: any Any.Type, like other: any Any.Type, equal expected: [any Any.Type]) -> Bool {
      guard let arguments = genericArguments(type, other) else { return false }
      return expected.enumerated().allSatisfy { arguments[$0] == RuntimeLayout.metadata(of: $1) }
    }
  }

  private protocol Plain {}
  private protocol Derived: Plain {}
  private protocol Bound: AnyObject {}
  private protocol Typed<Item> { associatedtype Item }
  private protocol TypedDerived<Item>: Plain { associatedtype Item }
  private protocol TypedBound<Item>: AnyObject { associatedtype Item }
  private enum Enumeration: Error { case first }
  private struct Structure: Plain, Typed { typealias Item = Int }
  /// A value that an existential stores in a box.
  private struct Large: Plain, Typed {
    typealias Item = Int
    var words = (1, 2, 3, 4)
  }
  private final class Object: Plain, Bound, Typed, TypedBound { typealias Item = Int }
#endif
