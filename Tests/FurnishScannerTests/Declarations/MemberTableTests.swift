import Testing

@testable import FurnishScanner

/// The numbers of functions and variables, some of which are not compiled.
@Suite struct MemberTableTests {
  private func index(_ texts: [String], unset flags: Set<String> = []) -> DeclarationIndex {
    let files = texts.enumerated().map { SourceFile(path: "\($0).swift", module: "App", facts: FileFacts($1)) }
    return DeclarationIndex(
      files, flags: FixedFlags(unset: flags))
  }

  @Test func `a function that is not compiled has no number`() {
    let index = index(["func a() {}\n#if DEBUG\nfunc b() {}\n#endif\nfunc c() {}", "func d() {}"], unset: ["DEBUG"])
    #expect(index.functions.ids.map(index.functions.name) == ["a", "c", "d"])
    #expect((0..<3).map { index.functions.id(ofIndex: $0, in: FileID(0))?.number } == [0, nil, 1])
    #expect(index.functions.id(ofIndex: 0, in: FileID(1)) == FunctionID(2))
    #expect(index.functions.id(ofIndex: 1, in: FileID(1)) == nil)
  }

  @Test func `members that may be compiled are numbered in order`() {
    let index = index(["func a() {}\n#if DEBUG\nfunc b() {}\n#endif", "func c() {}"])
    #expect((0..<2).map { index.functions.id(ofIndex: $0, in: FileID(0))?.number } == [0, 1])
    #expect(index.functions.id(ofIndex: 0, in: FileID(1)) == FunctionID(2))
  }

  @Test func `a type has its own members and those of its extensions`() throws {
    let index = index([
      "struct A { func f() {}\n struct B { func f() {} }\n func g() {}\n func f(x: Int) {} }",
      "extension A { func g() {} }",
    ])
    let type = try #require(index.types.firstIndex { $0.fullName == "App.A" })
    #expect(index.types[type].functions["f"]?.map { index.functions[$0].facts.labels } == [[], ["x"]])
    #expect(index.types[type].functions["g"]?.map { index.functions[$0].file.number } == [0, 1])
    #expect(index.types[type].functions["h"] == nil)
  }

  @Test func `extensions of foreign types are found by their names`() {
    let index = index(["extension ServiceCollection { func addLog() {} }\nextension Other { func f() {} }"])
    #expect(index.functions.ids.map { index.functions[$0].foreignOwner } == ["ServiceCollection", "Other"])
  }

  @Test func `numbers with gaps are stored in order`() {
    var numbers = MemberNumbers<FunctionID>()
    #expect(Array(numbers) == [])
    let functions = [3, 4, 5, 9, 10].map(FunctionID.init)
    for function in functions { numbers.append(function) }
    #expect(Array(numbers) == functions)
  }
}
