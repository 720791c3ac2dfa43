import Testing

@testable import Furnish

@Suite struct TypeNameTests {
  @Test func theAddressOfAPrivateTypesFileIsLeftOut() {
    #expect(TypeName.full(Hidden.self) == "FurnishTests.Hidden")
    #expect(TypeName.full(Hidden.Inner.self) == "FurnishTests.Hidden.Inner")
    #expect(TypeName.full([Hidden].self) == "Swift.Array<FurnishTests.Hidden>")
  }

  @Test func aTypeThatEverybodySeesKeepsItsWholeName() {
    #expect(TypeName.full(TypeNameTests.self) == "FurnishTests.TypeNameTests")
  }

  @Test func theShortNameHasNoModule() {
    #expect(TypeName.short(Hidden.Inner.self) == "Inner")
  }
}

private enum Hidden {
  enum Inner {}
}
