import FoundationEssentials
import Furnish
import FurnishFoundation
import FurnishTesting
import Testing

@Suite struct UUIDGeneratorTests {
  @Test func `reading identifiers without an override fails the test`() {
    withKnownIssue {
      _ = ServiceValues.current.uuid
    } matching: {
      $0.proposes("$0.uuid = .incrementing")
    }
  }

  @Test(.services { $0.uuid = .incrementing })
  func `incrementing identifiers count from zero`() {
    let uuid = ServiceValues.current.uuid
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000001")
    #expect(ServiceValues.current.uuid() == UUID(number: 2))
  }

  @Test func `an identifier with a number ends with the number`() {
    #expect(
      UUID(number: 0x0123_4567_89AB_CDEF).uuidString == "00000000-0000-0000-0123-456789ABCDEF")
  }

  @Test func `a constant generator returns the same identifier each time`() {
    let generator = UUIDGenerator.constant(UUID(number: 9))
    #expect(generator() == UUID(number: 9) && generator() == UUID(number: 9))
  }

  @Test func `two live identifiers differ`() {
    let generator = UUIDGenerator.live
    #expect(generator() != generator())
  }

  @Test func `many tasks receive different incrementing identifiers`() async {
    let generator = UUIDGenerator.incrementing
    let identifiers = await withTaskGroup(of: UUID.self) { group in
      for _ in 0..<500 { group.addTask { generator() } }
      return await group.reduce(into: Set<UUID>()) { $0.insert($1) }
    }
    #expect(identifiers == Set((0..<500).map { UUID(number: $0) }))
  }
}
