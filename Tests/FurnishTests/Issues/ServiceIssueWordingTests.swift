import Testing

@testable import Furnish
@testable import FurnishValues

/// Every wording, word for word. The tests of the code that reports them are in the files of that code.
@Suite struct ServiceIssueWordingTests {
  private let place = CallPlace(fileID: "App/Main.swift", filePath: "/App/Main.swift", line: 12, column: 3)

  @Test func `a missing test value is reported with its key and a fix`() {
    let issue = ServiceIssue.missingTestValue(RetriesKey.self, value: Int.self, place: place)
    #expect(
      issue.message == """
        RetriesKey has no test value, so this test used its live one.
          where: FurnishTests.RetriesKey (a Swift.Int), read at App/Main.swift:12
          fix:   override it for this test, as in @Test(.services { $0[RetriesKey.self] = … }), or declare `static var \
        testValue` in RetriesKey.
        """)
  }

  @Test func `a missing live value is reported with its key and a fix`() {
    let issue = ServiceIssue.missingLiveValue(RetriesKey.self, value: Int.self, place: place)
    #expect(
      issue.message == """
        RetriesKey has no live value in this program, so its test value is used.
          where: FurnishTests.RetriesKey (a Swift.Int), read at App/Main.swift:12
          fix:   link the module that declares it, `extension RetriesKey: ServiceKey { static var defaultValue … }`, or \
        set it at the start, as in prepareServices { $0[RetriesKey.self] = … }.
        """)
  }

  @Test func `a missing test value of a key that has an example is reported with the example`() {
    let issue = ServiceIssue.missingTestValue(TalkativeKey.self, value: Int.self, place: place)
    #expect(
      issue.message == """
        talk has no test value, so this test used its live one.
          where: ServiceValues.talk, read by this test
          fix:   override it for this test, as in @Test(.services { $0.talk = 3 }).
        """)
  }

  private enum Entry: ServiceEntryKey {
    static let entry = ServiceEntryDefaults(of: "retries", live: 3)
  }

  @Test func `a missing test value of an entry is reported with the property`() {
    let issue = ServiceIssue.missingTestValue(Entry.self, value: Int.self, place: place)
    #expect(
      issue.message == """
        retries has no test value, so this test used its live one.
          where: FurnishTests.ServiceIssueWordingTests.Entry (a Swift.Int), read at App/Main.swift:12
          fix:   override it for this test, as in @Test(.services { $0.retries = … }), or declare it with \
        @ServiceEntry(test: …).
        """)
  }

  @Test func `a missing provider is reported with the injected property`() {
    let issue = ServiceIssue.missingProvider(
      (any Sequence).self, of: "bells", in: RetriesKey.self, place: place)
    #expect(
      issue.message == """
        RetriesKey.bells was read, but it has no value, and RetriesKey no provider to resolve one.
          where: FurnishTests.RetriesKey.bells (any Swift.Sequence), injected at App/Main.swift:12
          fix:   set `provider` before, as `init(provider:)` does; or set `bells` by hand.
        """)
  }

  @Test func `a cyclic default is reported with the cycle`() {
    let issue = ServiceIssue.cyclicDefault(
      path: [RetriesKey.self, TalkativeKey.self, RetriesKey.self], place: place)
    #expect(
      issue.message == """
        The default of RetriesKey depends on itself.
          where: RetriesKey → TalkativeKey → RetriesKey, read at App/Main.swift:12
          fix:   let one of them read the next when it is used, not while it is created, or override one of them.
        """)
  }

  @Test func `work that outlived its test is reported with the test`() {
    let issue = ServiceIssue.outlivedTest(RetriesKey.self, test: "downloads(count:)", place: place)
    #expect(
      issue.message == """
        Work that the test downloads(count:) started has outlived it, and read RetriesKey.
          where: FurnishTests.RetriesKey, read at App/Main.swift:12
          fix:   await the work before the test ends, or cancel it there.
        """)
  }

  @Test func `the name of a private type omits its address`() {
    let issue = ServiceIssue.outlivedTest(PrivateKey.self, test: "test()", place: place)
    #expect(issue.location == "FurnishTests.PrivateKey, read at App/Main.swift:12")
  }

  @Test func `a second call of prepareServices is reported with the place of the first`() {
    let earlier = CallPlace(fileID: "App/Early.swift", filePath: "/App/Early.swift", line: 4, column: 1)
    let issue = ServiceIssue.preparedTwice(
      keys: ["App.RetriesKey", "App.TalkativeKey"], earlier: earlier, place: place)
    #expect(
      issue.message == """
        prepareServices was called a second time, which changed nothing.
          where: App.RetriesKey, App.TalkativeKey, at App/Main.swift:12; the first call is at App/Early.swift:4
          fix:   set all of them in the first call, or use withServices around the code that needs them.
        """)
  }

  @Test func `a second call of prepareServices without keys is reported`() {
    let issue = ServiceIssue.preparedTwice(keys: [], earlier: place, place: place)
    #expect(issue.location == "no keys, at App/Main.swift:12; the first call is at App/Main.swift:12")
  }

  @Test func `a call of prepareServices after a read is reported with the keys`() {
    let issue = ServiceIssue.preparedAfterReading(keys: ["App.RetriesKey"], place: place)
    #expect(
      issue.message == """
        prepareServices was called after these services had been read; their values are unchanged.
          where: App.RetriesKey, at App/Main.swift:12
          fix:   call prepareServices before anything reads a service, first thing in the program.
        """)
  }

  @Test func `an owner that stores no services is reported with its type`() {
    let issue = ServiceIssue.storesNoServices(Forgetful.self, place: place)
    #expect(
      issue.message == """
        withServices(from:) received a Forgetful, which stores no services.
          where: FurnishTests.Forgetful, at App/Main.swift:12
          fix:   give it a property that stores them: `@Injected`, or `let services = ServiceValues.current`.
        """)
  }

  @Test func `an uncaught error is reported with the place of the work`() {
    let issue = ServiceIssue.forgottenError(Forgotten.lostConnection, place: place)
    #expect(
      issue.message == """
        Work that was passed to fireAndForget threw: lostConnection
          where: the work passed at App/Main.swift:12
          fix:   catch the error inside of the work: no other code can.
        """)
  }

  @Test func `an unimplemented endpoint is reported with its declaration`() {
    #expect(
      ServiceIssue.unimplemented(UnimplementedTests.endpoint).message == """
        Workshop.find is unimplemented.
          where: Workshop.find, declared at App/Workshop.swift:12
          fix:   give it a closure where it is called: `$0[Workshop.self].find = { … }` in withServices or in a test's \
        `.services { … }`; or set a whole service there.
        """)
  }

  @Test func `an argument that is consumed twice is reported with the endpoint`() {
    #expect(
      ServiceIssue.takenTwice(UnimplementedTests.endpoint).message == """
        An interceptor called Workshop.find twice, but the first call consumed an argument.
          where: Workshop.find, declared at App/Workshop.swift:12
          fix:   let the interceptor repeat a call only where `call.declaration.isRepeatable`.
        """)
  }

  @Test func `an unknown context is reported with its name`() {
    let issue = ServiceIssue.unknownContext("prod")
    #expect(
      issue.message == """
        The environment variable FURNISH_CONTEXT is "prod", which is no context.
          where: the environment of this process
          fix:   set it to live, preview or test, or unset it.
        """)
  }

  @Test func `a test run without the test library is reported`() {
    #expect(
      ServiceIssue.linkTesting
        == "(This is a test run, but nothing makes it fail: link the product FurnishTesting to the test target.)")
  }
}

enum RetriesKey: ServiceKey {
  static var defaultValue: Int { 3 }
}

enum TalkativeKey: HasTestExample {
  static var defaultValue: Int { 3 }
  static var testExample: String { "$0.talk = 3" }
}

struct Forgetful {}

enum Forgotten: Error { case lostConnection }

private enum PrivateKey: ServiceKey {
  static var defaultValue: Int { 0 }
}
