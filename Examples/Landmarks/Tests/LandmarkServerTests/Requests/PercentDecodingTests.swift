import Testing

@testable import LandmarkServer

@Suite struct PercentDecodingTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("%41", "A"), ("%c3%a9", "é"), ("%C3%A9", "é"), ("é", "é"),
    ("100%25", "100%"), ("%2541", "%41"), ("%F0%9F%97%BC", "🗼"),
  ])
  func `valid escapes are decoded once`(encoded: String, decoded: String) {
    #expect(PercentDecoding.decode(encoded[...]) == decoded)
  }

  @Test(arguments: [
    "%", "a%", "%4", "a%4", "%zz", "%4z", "%z4", "%%", "%%41", "% 41", "%+1", "%-1", "%0x", "%é0",
  ])
  func `invalid escapes are refused`(encoded: String) {
    #expect(PercentDecoding.decode(encoded[...]) == nil)
  }

  @Test(arguments: ["%ff", "%c3", "%c3%28", "%ed%a0%80", "%c0%80", "%f8%88%80%80%80"])
  func `bytes that are not valid UTF-8 are refused`(encoded: String) {
    #expect(PercentDecoding.decode(encoded[...]) == nil)
  }

  @Test func `a zero byte is refused`() {
    #expect(PercentDecoding.decode("petra%00") == nil)
  }

  @Test func `a plus is a space only in a query`() {
    #expect(PercentDecoding.decode("a+b", plusIsSpace: true) == "a b")
    #expect(PercentDecoding.decode("a+b") == "a+b")
    #expect(PercentDecoding.decode("a%2Bb", plusIsSpace: true) == "a+b")
  }
}
