/// A reader of facts from a tape.
struct TapeReader {
  /// The greatest nesting of facts that is accepted: no code that compiles is nested more deeply, and a thread of
  /// ``LargeStack`` can read it.
  static let deepest = 6_000

  private let tape: FactTape
  private var position = 0
  /// The number of values that are being read, each inside of the one before it.
  private var depth = 0
  /// The types that consist of a single name and were read before, by the index of this name in the words of the tape.
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
