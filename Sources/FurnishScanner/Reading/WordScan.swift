/// The places of the words in a source that may concern services, found without a parser.
///
/// Most bodies without such a word are not read, so reading a file takes hardly longer than parsing it.
struct WordScan {
  /// The offsets of the words about services, ascending. A body that contains such a word is read.
  var services: [Int32] = []
  /// The offsets of the names of properties that store a collection, ascending.
  var collections: [Int32] = []
  /// The offsets of words that may name uncontrolled values: `Date`, `UUID`.
  private(set) var uncontrolled: [Int32] = []
  /// The offsets of names by which a program calls services of other programs, or serves its own to them: `remote`.
  private(set) var remote: [Int32] = []
  /// The offsets of words by which a program may start a container: `start`.
  private(set) var starts: [Int32] = []
  /// The offsets of `furnish:ignore`.
  private(set) var ignores: [Int32] = []
  /// The offsets of signs and words by which code may change a variable, ascending: see ``ChangedNames``.
  private(set) var changes: [Int32] = []

  /// - Complexity: Linear in the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let words = WordTable.shared
    var index = 0
    while index < bytes.count {
      guard Self.isWord(bytes[index]) else {
        if ChangedNames.mayChange(bytes, at: index) { changes.append(Int32(index)) }
        index += 1
        continue
      }
      let start = index
      var letters: UInt32 = 0
      while index < bytes.count, Self.isWord(bytes[index]) {
        letters |= 1 << UInt32(bytes[index] & 31)
        index += 1
      }
      switch words.kind(of: UnsafeBufferPointer(rebasing: bytes[start..<index])) {
      case .service: services.append(Int32(start))
      case .uncontrolled: uncontrolled.append(Int32(start))
      case .remote where index < bytes.count && bytes[index] == UInt8(ascii: "("): remote.append(Int32(start))
      case .remote: break
      case .ignore where Self.follows(":ignore", in: bytes, at: index): ignores.append(Int32(start))
      case .ignore: break
      case .metatype where Self.isMetatypeArgument(bytes, from: start, to: index): services.append(Int32(start))
      case .existential where Self.beginsTypeBeforeValue(bytes, from: start, to: index): services.append(Int32(start))
      case .metatype, .existential: break
      case .changing where start > 0 && bytes[start - 1] == UInt8(ascii: "."): changes.append(Int32(start - 1))
      case .changing: break
      case .starting:
        starts.append(Int32(start))
        if Self.isCallWithUsedResult(bytes, from: start, to: index) { services.append(Int32(start)) }
      case .none where index - start >= 7 && letters & Self.commonLetters == Self.commonLetters:
        if Self.suggestsServices(bytes, from: start, to: index)
          || Self.isCallWithUsedResult(bytes, from: start, to: index)
        {
          services.append(Int32(start))
        }
      case .none: if Self.isCallWithUsedResult(bytes, from: start, to: index) { services.append(Int32(start)) }
      }
    }
  }

  /// Returns whether a word about services is between two offsets.
  func hasServiceWord(from start: Int, to end: Int) -> Bool { Self.contains(services, from: start, to: end) }

  /// Returns whether the name of a property that stores a collection is between two offsets.
  func hasCollection(from start: Int, to end: Int) -> Bool { Self.contains(collections, from: start, to: end) }

  /// Returns whether one of the offsets, which must ascend, is in a range.
  static func contains(_ offsets: [Int32], from start: Int, to end: Int) -> Bool {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if Int(offsets[middle]) < start { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && Int(offsets[low]) < end
  }

  /// The letters `e`, `i` and `r`, which every name that suggests services contains. Most other words lack one of them.
  private static var commonLetters: UInt32 { 1 << 5 | 1 << 9 | 1 << 18 }

  /// Returns whether a word may be a program's own name for containers, collections or providers, or for a function
  /// that registers: `makeContainer`, `appServices`.
  private static func suggestsServices(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    guard end - start >= 7 else { return false }
    for index in (start + 1)..<(end - 4) {
      let ending: StaticString
      switch bytes[index] {
      case 0x6F: ending = "ontainer"
      case 0x65: ending = bytes[index + 1] == 0x72 ? "ervices" : "egister"
      case 0x72: ending = "rovider"
      default: continue
      }
      if follows(ending, in: bytes, at: index), index + ending.utf8CodeUnitCount <= end { return true }
    }
    return false
  }

  /// Returns whether a `self` ends an argument: `Log.self)`, `[Log.self]`. Code that passes a type may request it.
  /// `\.self` is no type.
  private static func isMetatypeArgument(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    guard start >= 2, end < bytes.count, bytes[start - 1] == 0x2E, [0x29, 0x2C, 0x5D].contains(bytes[end]) else {
      return false
    }
    return isWord(bytes[start - 2]) || [0x29, 0x3E, 0x5D].contains(bytes[start - 2])
  }

  /// Returns whether an `any` begins the type of a variable with a value: `let log: any Log = …`. The value may be
  /// requested by that type.
  private static func beginsTypeBeforeValue(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    guard start >= 2, bytes[start - 1] == 0x20, bytes[start - 2] == 0x3A else { return false }
    var index = end
    while index < bytes.count, isWord(bytes[index]) || [0x20, 0x2E, 0x26, 0x3C, 0x3E].contains(bytes[index]) {
      index += 1
    }
    return index + 1 < bytes.count && bytes[index] == 0x3D && bytes[index + 1] == 0x20
  }

  /// Returns whether code calls a word without arguments, and uses the result: `= inject()`, `return inject()`,
  /// `-> Log { inject() }`. A generic function of the program may request the type that its caller expects.
  private static func isCallWithUsedResult(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
    guard end + 1 < bytes.count, bytes[end] == 0x28, bytes[end + 1] == 0x29, isLowercase(bytes[start]) else {
      return false
    }
    var before = start
    // `DI.inject()`
    if before > 1, bytes[before - 1] == 0x2E {
      before = startOfWord(before: before - 1, in: bytes)
      guard isUppercase(bytes[before]) else { return false }
    }
    before = endOfToken(before: before, in: bytes)
    while let effect = startOfEffect(before: before, in: bytes) { before = endOfToken(before: effect, in: bytes) }
    guard before > 0 else { return false }
    switch bytes[before - 1] {
    // `=`, `:`, `(`, `,`, `[`, `?`
    case 0x3D, 0x3A, 0x28, 0x2C, 0x5B, 0x3F: return true
    case 0x7B: return followsType(bytes, before - 1)
    default: return ends("return", in: bytes, at: before)
    }
  }

  /// Returns the start of `try`, `try?`, `try!` or `await` that ends at an offset.
  private static func startOfEffect(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if ends("await", in: bytes, at: end) { return end - 5 }
    let word = end > 0 && [0x21, 0x3F].contains(bytes[end - 1]) ? end - 1 : end
    return ends("try", in: bytes, at: word) ? word - 3 : nil
  }

  /// Returns whether a brace opens the body of a declaration with a type: `-> any Log {`, `var log: Log {`, `get {`.
  private static func followsType(_ bytes: UnsafeBufferPointer<UInt8>, _ brace: Int) -> Bool {
    var index = endOfToken(before: brace, in: bytes)
    if ends("get", in: bytes, at: index) { return true }
    while index > 1 {
      switch bytes[index - 1] {
      case 0x3A: return true
      case 0x3E where bytes[index - 2] == 0x2D: return true
      // ` `, `.`, `&`, `<`, `>`, `?`, `[`, `]`
      case 0x20, 0x2E, 0x26, 0x3C, 0x3E, 0x3F, 0x5B, 0x5D: index -= 1
      case let byte where isWord(byte): index -= 1
      default: return false
      }
    }
    return false
  }

  /// Returns the end of the token before an offset.
  private static func endOfToken(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = offset
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  private static func startOfWord(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = offset
    while start > 0, isWord(bytes[start - 1]) { start -= 1 }
    return start
  }

  private static func ends(_ word: StaticString, in bytes: UnsafeBufferPointer<UInt8>, at end: Int) -> Bool {
    let start = end - word.utf8CodeUnitCount
    return start >= 0 && follows(word, in: bytes, at: start) && (start == 0 || !isWord(bytes[start - 1]))
  }

  private static func isLowercase(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
  private static func isUppercase(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte >= 0x80
  }

  private static func follows(_ text: StaticString, in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }
}
