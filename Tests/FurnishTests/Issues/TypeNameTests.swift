import Testing

@testable import Furnish
@testable import FurnishValues

@Suite struct TypeNameTests {
  @Test func `the address of a private type's file is left out`() {
    #expect(TypeName.full(Hidden.self) == "FurnishTests.Hidden")
    #expect(TypeName.full(Hidden.Inner.self) == "FurnishTests.Hidden.Inner")
    #expect(TypeName.full([Hidden].self) == "Swift.Array<FurnishTests.Hidden>")
  }

  @Test func `the name of a type that is not private is whole`() {
    #expect(TypeName.full(TypeNameTests.self) == "FurnishTests.TypeNameTests")
  }

  @Test func `the short name has no module`() {
    #expect(TypeName.short(Hidden.Inner.self) == "Inner")
  }

  @Test func `a service that is a protocol is written as in its registration`() {
    #expect(TypeName.service((any Lamp).self) == "any FurnishTests.Lamp")
    #expect(TypeName.service((any Lamp & CustomStringConvertible).self).hasPrefix("any FurnishTests.Lamp & "))
    #expect(TypeName.service((any Lamp)?.self) == "Swift.Optional<any FurnishTests.Lamp>")
    #expect(TypeName.service((any Clock<Duration>).self).hasPrefix("any Swift.Clock<"))
  }

  @Test func `a service that is no protocol is written with its whole name`() {
    #expect(TypeName.service(Candle.self) == "FurnishTests.Candle")
    #expect(TypeName.service(Int?.self) == "Swift.Optional<Swift.Int>")
    #expect(TypeName.service(Any.self) == "Any")
    #expect(TypeName.service(AnyObject.self) == "Swift.AnyObject")
  }
}

private enum Hidden {
  enum Inner {}
}
