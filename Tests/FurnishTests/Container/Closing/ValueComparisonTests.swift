import Testing

@testable import Furnish
@testable import FurnishValues

/// The comparison of values that can be closed, by which a scope finds that one is the value that its recipe received.
@Suite struct ValueComparisonTests {
  @Test func `values whose unused bytes differ are the same`() {
    #expect(ValueMemory.isSame(Self.reading(unusedByte: 0, large: 7), Self.reading(unusedByte: 0xFF, large: 7)))
  }

  @Test func `values with another property are not the same`() {
    #expect(!ValueMemory.isSame(Self.reading(unusedByte: 0, large: 7), Self.reading(unusedByte: 0, large: 8)))
  }

  @Test func `values with the same objects, optionals and cases are the same`() {
    let (first, second) = (Part(), Part())
    func value(_ part: Part?, _ phase: Phase, _ names: [String]) -> Parts {
      Parts(part: part, phase: phase, names: names)
    }
    let whole = value(first, .open(1), ["a"])
    #expect(ValueMemory.isSame(whole, value(first, .open(1), ["a"])))
    #expect(!ValueMemory.isSame(whole, value(second, .open(1), ["a"])))
    #expect(!ValueMemory.isSame(whole, value(nil, .open(1), ["a"])))
    #expect(!ValueMemory.isSame(whole, value(first, .open(2), ["a"])))
    #expect(!ValueMemory.isSame(whole, value(first, .ended(1), ["a"])))
    #expect(!ValueMemory.isSame(whole, value(first, .closed, ["a"])))
    #expect(!ValueMemory.isSame(whole, value(first, .open(1), ["a", "b"])))
    #expect(ValueMemory.isSame(value(nil, .closed, []), value(nil, .closed, [])))
  }

  @Test func `values of other types, and values without properties, are not the same`() {
    #expect(!ValueMemory.isSame(Empty(), Empty()))
    #expect(!ValueMemory.isSame(Empty(), Part()))
  }

  /// Creates a value in memory whose bytes between the properties are set.
  private static func reading(unusedByte: UInt8, large: Int64) -> Any {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Reading>.size, alignment: MemoryLayout<Reading>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: unusedByte, count: MemoryLayout<Reading>.size)
    memory.storeBytes(of: 1, toByteOffset: MemoryLayout<Reading>.offset(of: \.small)!, as: Int8.self)
    memory.storeBytes(of: large, toByteOffset: MemoryLayout<Reading>.offset(of: \.large)!, as: Int64.self)
    return ValueMemory.boxed(memory, Reading.self)
  }
}

private struct Reading: Closeable {
  var small: Int8
  var large: Int64

  func close() {}
}

private final class Part: Closeable, Sendable { func close() {} }

private enum Phase {
  case open(Int)
  case ended(Int)
  case closed
}

private struct Parts: Closeable {
  var part: Part?
  var phase: Phase
  var names: [String]

  func close() {}
}

private struct Empty: Closeable { func close() {} }
