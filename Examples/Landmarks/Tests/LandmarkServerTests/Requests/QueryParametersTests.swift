import LandmarkServices
import Testing

@testable import LandmarkServer

@Suite struct QueryParametersTests {
  @Test(arguments: [
    ("q=tower", "tower"), ("q=", ""), ("q", ""), ("a=1&q=x&b=2", "x"), ("q=a%26b%3Dc", "a&b=c"),
    ("q=a=b", "a=b"), ("&&q=x&&", "x"), ("%71=x", "x"), ("q=big+ben", "big ben"),
  ])
  func `the value of a parameter is decoded`(query: String, value: String) throws {
    #expect(try QueryParameters(query)["q"] == value)
  }

  @Test func `a missing parameter is nil`() throws {
    #expect(try QueryParameters("")["q"] == nil)
    #expect(try QueryParameters("Q=x")["q"] == nil)
  }

  @Test(arguments: ["q=1&q=2", "q=1&q=1", "q&q", "q=1&%71=2", "other=1&other=2"])
  func `a repeated parameter is refused`(query: String) {
    let problem = #expect(throws: RequestProblem.self) { try QueryParameters(query) }
    #expect(problem?.code == "repeated-parameter")
  }

  @Test(arguments: ["q=%", "%=q", "other=%zz", "q=%ff"]) func `a broken query is refused`(query: String) {
    #expect(throws: RequestProblem.malformedQuery) { try QueryParameters(query) }
  }

  @Test func `the parameters become the query of the service`() throws {
    let query = try LandmarkQuery(QueryParameters("category=towers&q=big+ben&page=3"))
    #expect(query == LandmarkQuery(category: .towers, text: "big ben", page: 3))
  }

  @Test func `an empty field of a form counts as missing`() throws {
    #expect(try LandmarkQuery(QueryParameters("category=&q=")) == LandmarkQuery())
  }

  @Test(arguments: ["", "0", "-1", "+1", "1.0", "abc", "1e3", "٣", " 1", "0x1", "99999999999999999999"])
  func `an invalid page is refused`(page: String) {
    let encoded = page.utf8.map { "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    #expect(throws: RequestProblem.invalidPage(page)) {
      try LandmarkQuery(QueryParameters("page=\(encoded.joined())"))
    }
  }

  @Test func `a search has a maximum length`() throws {
    let longest = String(repeating: "é", count: LandmarkQuery.longestText)
    #expect(try LandmarkQuery(QueryParameters("q=\(longest)")).text == longest)
    #expect(throws: RequestProblem.searchTooLong) {
      try LandmarkQuery(QueryParameters("q=\(longest)e"))
    }
  }
}
