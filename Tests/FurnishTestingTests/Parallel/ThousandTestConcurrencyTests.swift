import Furnish
import FurnishTesting
import Testing

/// A thousand cases at once, each with twenty keys: none reads the values of another.
@Suite struct ThousandTestConcurrencyTests {
  @Test(.services, arguments: 0..<1000)
  func `each case reads the value that it set`(number: Int) async {
    await setAndReadTwentyKeys(of: number)
  }

  /// Each case has its own values without a trait as well.
  @Test(arguments: 0..<1000)
  func `each case of a test without a trait reads the value that it set`(number: Int) async {
    await setAndReadTwentyKeys(of: number)
  }

  @Test(.services, arguments: 0..<1000)
  func `each case reads the value that it prepared`(number: Int) async {
    prepareServices { values in
      for slot in slots { slot.set(&values, to: number) }
    }
    await expectEverywhere(number)
  }

  @Test(.services, arguments: 0..<1000)
  func `each case creates its own defaults`(number: Int) async {
    await withServices {
      $0[Slot<Seed>.self] = number
    } operation: {
      #expect(ServiceValues.current[Doubled.self] == number * 2)
      await Task.yield()
      async let child = ServiceValues.current[Doubled.self]
      let inChild = await child
      #expect(inChild == number * 2)
    }
  }

  private func setAndReadTwentyKeys(of number: Int) async {
    await withServices { values in
      for slot in slots { slot.set(&values, to: number) }
    } operation: {
      await expectEverywhere(number)
    }
  }

  /// Reads the keys in this task, before and after a yield, in a child task, a task group and an unstructured task.
  private nonisolated(nonsending) func expectEverywhere(_ number: Int) async {
    expectAll(number)
    await Task.yield()
    expectAll(number)
    async let child: Void = expectAll(number)
    await child
    await withTaskGroup(of: Void.self) { group in
      for slot in slots {
        group.addTask {
          await Task.yield()
          #expect(slot.read() == number + slot.index)
        }
      }
    }
    await Task { expectAll(number) }.value
    expectAll(number)
  }
}

private func expectAll(_ number: Int) {
  let wrong = slots.filter { $0.read() != number + $0.index }.map(\.index)
  #expect(wrong == [])
}

// MARK: - Twenty keys

/// A key for each type.
private enum Slot<Tag>: ServiceKey {
  static var defaultValue: Int { -1 }
  static var testValue: Int { -1 }
}

private enum Seed {}

private enum Doubled: ServiceKey {
  static var defaultValue: Int { 0 }
  static var testValue: Int { ServiceValues.current[Slot<Seed>.self] * 2 }
}

/// A key without its type.
private struct AnySlot: Sendable {
  let index: Int
  let read: @Sendable () -> Int
  private let write: @Sendable (inout ServiceValues, Int) -> Void

  init<Tag>(_ key: Slot<Tag>.Type, index: Int) {
    self.index = index
    read = { ServiceValues.current[key] }
    write = { $0[key] = $1 }
  }

  func set(_ values: inout ServiceValues, to number: Int) { write(&values, number + index) }
}

/// The keys are Slot<Zero>, Slot<Next<Zero>>, Slot<Next<Next<Zero>>>, …
private enum Zero {}
private enum Next<Tag> {}

private let slots: [AnySlot] = slots(from: Zero.self, index: 0)

private func slots<Tag>(from tag: Tag.Type, index: Int) -> [AnySlot] {
  guard index < 20 else { return [] }
  return [AnySlot(Slot<Tag>.self, index: index)] + slots(from: Next<Tag>.self, index: index + 1)
}
