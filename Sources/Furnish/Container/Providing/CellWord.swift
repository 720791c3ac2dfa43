/// What stands in a cell of a scope, in one word that any thread may read.
///
/// The two lowest bits of an object's address are 0, and say here what it is the address of:
/// 00 a ``KeptValue`` that is valid everywhere, 01 the ``Slot`` of an instance that has to be
/// made, 10 a ``KeptValue`` that some override could make another one of, or that not everybody may
/// have.
@usableFromInline
enum CellWord {
  @usableFromInline static let slotMark: UInt = 1
  @usableFromInline static let dependentMark: UInt = 2
  @usableFromInline static let marks: UInt = 3

  static func slot(_ slot: Slot) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(slot).toOpaque()) | slotMark
  }

  static func value(_ value: KeptValue) -> UInt {
    let address = UInt(bitPattern: Unmanaged.passUnretained(value).toOpaque())
    return value.mask == 0 && !value.isConfined ? address : address | dependentMark
  }

  @inlinable
  static func slot(in word: UInt) -> Unmanaged<Slot>? {
    guard word & marks == slotMark else { return nil }
    return .fromOpaque(UnsafeRawPointer(bitPattern: word & ~marks)!)
  }

  /// Where the instance stands, if the word is that of one that serves everybody.
  @inlinable
  static func value<T>(in word: UInt, as type: T.Type) -> UnsafePointer<T>? {
    guard word & marks == 0, let object = UnsafeRawPointer(bitPattern: word) else { return nil }
    return Unmanaged<KeptValue>.fromOpaque(object)._withUnsafeGuaranteedRef {
      UnsafePointer($0.storage.assumingMemoryBound(to: type))
    }
  }

  static func value(in word: UInt) -> KeptValue? {
    guard word != 0, word & marks != slotMark else { return nil }
    let pointer = UnsafeRawPointer(bitPattern: word & ~marks)!
    return Unmanaged<KeptValue>.fromOpaque(pointer).takeUnretainedValue()
  }
}
