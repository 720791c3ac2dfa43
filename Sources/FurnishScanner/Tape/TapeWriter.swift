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

  /// Adds the number of a case, and its first associated value.
  mutating func add<Value: Taped>(_ number: Int, _ value: Value) {
    add(number)
    add(value)
  }

  mutating func add<Value: Taped>(_ number: Int, _ values: [Value]) {
    add(number)
    add(values)
  }
}
