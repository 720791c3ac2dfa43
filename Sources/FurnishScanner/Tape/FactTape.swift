/// Facts as one list of numbers, and the words that the numbers refer to.
///
/// A tape is small and quick to read. It is flat even if the facts are deeply nested, so that neither a long chain of
/// calls nor a hostile file reaches the nesting limit of a parser.
struct FactTape: Hashable, Sendable {
  var numbers: [UInt32] = []
  /// Each word once, in the order of its first use.
  var words: [String] = []
}

/// A type whose values can be written to a tape. Both requirements must treat the same parts in the same order.
///
/// Increment ``FileFacts/currentVersion`` with each change of the format.
protocol Taped {
  func write(to tape: inout TapeWriter)
  init(from tape: inout TapeReader) throws
}

/// A type whose values are written as the number of a case.
protocol TapedCase: Equatable {
  /// All cases, in an order that only a new ``FileFacts/currentVersion`` changes. The property is stored, since an
  /// enumeration's `allCases` is built at each access.
  static var cases: [Self] { get }
}

extension Access: TapedCase { static let cases: [Access] = [.private, .internal, .package, .public] }

extension TypeFacts.Kind: TapedCase {
  static let cases: [TypeFacts.Kind] = [.class, .struct, .enum, .actor, .protocol, .extension]
}

extension ResultOrigin: TapedCase { static let cases: [ResultOrigin] = [.arguments, .elsewhere, .chance] }

extension Exit: TapedCase {
  static let cases: [Exit] = [
    .function, .loop, .iteration, .nextCase, .error, .failure, .impossible, .repetition, .nilValue,
  ]
}

/// The error of reading a tape whose content no writer produces.
struct TapeDamage: Error {}

/// A writer of facts to a tape.
struct TapeWriter {
  private(set) var tape = FactTape()
  /// A hash of everything that was added, except for places.
  private(set) var shape = RunningHash()
  private var indices: [String: UInt32] = [:]

  mutating func add(_ number: Int) { append(UInt32(clamping: number)) }

  mutating func add(_ flag: Bool) { append(flag ? 1 : 0) }

  mutating func add(_ word: String) {
    if let index = indices[word] { return append(index) }
    let index = UInt32(tape.words.count)
    indices[word] = index
    tape.words.append(word)
    append(index)
    shape.add(word)
  }

  /// Adds a place, which does not belong to the shape of the facts.
  mutating func add(line: Int32, column: Int32) {
    tape.numbers.append(UInt32(clamping: line))
    tape.numbers.append(UInt32(clamping: column))
  }

  private mutating func append(_ number: UInt32) {
    tape.numbers.append(number)
    shape.add(UInt64(number))
  }

  mutating func add(_ word: String?) {
    add(word != nil)
    if let word { add(word) }
  }

  mutating func add(_ number: Int?) {
    add(number != nil)
    if let number { add(number) }
  }

  mutating func add(_ words: [String]) {
    add(words.count)
    for word in words { add(word) }
  }

  mutating func add(_ words: [String?]) {
    add(words.count)
    for word in words { add(word) }
  }

  mutating func add<Value: Taped>(_ value: Value) { value.write(to: &self) }

  mutating func add<Value: Taped>(_ value: Value?) {
    add(value != nil)
    value?.write(to: &self)
  }

  mutating func add<Value: Taped>(_ values: [Value]) {
    add(values.count)
    for value in values { value.write(to: &self) }
  }

  /// Adds the number of a case. A number is faster to read than a name, which would be compared with all names.
  mutating func add<Value: TapedCase>(_ value: Value) { add(Value.cases.firstIndex(of: value)!) }
}

/// A reader of facts from a tape.
struct TapeReader {
  /// The greatest nesting of facts that is accepted: it is deeper than any code that compiles, and safe for a thread of
  /// Furnish.
  static let deepest = 6_000

  private let tape: FactTape
  private var position = 0
  private var depth = 0
  /// The types of a single name that were read, by the number of the word, for later mentions of the same type.
  private var plainTypes: [TypeReference?]

  init(_ tape: FactTape) {
    self.tape = tape
    plainTypes = [TypeReference?](repeating: nil, count: tape.words.count)
  }

  /// Whether the whole tape was read.
  var isAtEnd: Bool { position == tape.numbers.count }

  mutating func number() throws -> Int {
    guard position < tape.numbers.count else { throw TapeDamage() }
    position += 1
    return Int(tape.numbers[position - 1])
  }

  mutating func flag() throws -> Bool {
    switch try number() {
    case 0: false
    case 1: true
    default: throw TapeDamage()
    }
  }

  mutating func word() throws -> String {
    let index = try number()
    guard index < tape.words.count else { throw TapeDamage() }
    return tape.words[index]
  }

  mutating func optionalWord() throws -> String? { try flag() ? try word() : nil }

  mutating func optionalNumber() throws -> Int? { try flag() ? try number() : nil }

  mutating func words() throws -> [String] { try list { try $0.word() } }

  mutating func optionalWords() throws -> [String?] { try list { try $0.optionalWord() } }

  mutating func value<Value: Taped>(_ type: Value.Type = Value.self) throws -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { throw TapeDamage() }
    return try Value(from: &self)
  }

  /// Reads a type that is written as a path of names.
  mutating func path() throws -> TypeReference {
    // If the path is one name without arguments, all its mentions share one instance.
    guard position + 2 < tape.numbers.count, tape.numbers[position] == 1, tape.numbers[position + 2] == 0 else {
      return .named(try values())
    }
    let word = Int(tape.numbers[position + 1])
    guard word < tape.words.count else { throw TapeDamage() }
    position += 3
    if let known = plainTypes[word] { return known }
    let type = TypeReference.name(tape.words[word])
    plainTypes[word] = type
    return type
  }

  mutating func optional<Value: Taped>(_ type: Value.Type = Value.self) throws -> Value? {
    try flag() ? try value() : nil
  }

  mutating func values<Value: Taped>(_ type: Value.Type = Value.self) throws -> [Value] { try list { try $0.value() } }

  mutating func choice<Value: TapedCase>(_ type: Value.Type = Value.self) throws -> Value {
    let number = try number()
    guard number < Value.cases.count else { throw TapeDamage() }
    return Value.cases[number]
  }

  private mutating func list<Value>(_ read: (inout Self) throws -> Value) throws -> [Value] {
    let count = try number()
    // Each element takes at least one number: a larger count is damage, and no memory is allocated for it.
    guard count <= tape.numbers.count - position else { throw TapeDamage() }
    if count == 0 { return [] }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}
