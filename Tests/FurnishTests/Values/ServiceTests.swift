import Furnish
import Testing

@Suite(.onEveryRoot)
struct ServiceTests {
  private var google: Google { ServiceValues.current[service: \Google.self] }

  private func fetch(_ query: String) async throws -> String {
    String(decoding: try await google.fetch(query), as: UTF8.self)
  }

  @Test func `endpoints are called like methods`() async throws {
    let notes = Journal.of { google.open("swift") }
    #expect(notes == ["opened google.com/swift"])
    #expect(try await fetch("swift") == "page at google.com/swift")
  }

  @Test func `endpoints read the values in force`() async throws {
    let notes = Journal.of {
      withServices {
        $0.openURL = PageOpener { Journal.note("shown \($0)") }
      } operation: {
        google.open("swift")
      }
    }
    #expect(notes == ["shown google.com/swift"])
  }

  @Test func `asynchronous endpoints read the values in force`() async throws {
    let fetched = try await withServices {
      $0.httpClient = HTTPClient { Array("copy of \($0)".utf8) }
    } operation: {
      await Task.yield()
      return try await fetch("swift")
    }
    #expect(fetched == "copy of google.com/swift")
  }

  @Test func `an overridden endpoint replaces the original`() {
    let notes = Journal.of {
      withServices {
        $0[service: \Google.self].endpoints.open = { environment in
          { query in environment.openURL("duckduckgo.com/\(query)") }
        }
      } operation: {
        google.open("swift")
      }
    }
    #expect(notes == ["opened duckduckgo.com/swift"])
  }

  @Test func `overriding one endpoint does not change the other`() async throws {
    let fetched = try await withServices {
      $0[service: \Google.self].endpoints.open = { _ in { _ in } }
    } operation: {
      try await fetch("swift")
    }
    #expect(fetched == "page at google.com/swift")
  }

  @Test func `an outer override of one endpoint and an inner override of another are combined`() async throws {
    try await withServices {
      $0[service: \Google.self].endpoints.open = { _ in { Journal.note("outer \($0)") } }
    } operation: {
      try await withServices {
        $0[service: \Google.self].endpoints.fetch = { _ in { Array("inner \($0)".utf8) } }
      } operation: {
        let fetched = try await fetch("b")
        #expect(fetched == "inner b")
        #expect(Journal.of { google.open("a") } == ["outer a"])
      }
      let fetched = try await fetch("d")
      #expect(fetched == "page at google.com/d")
      #expect(Journal.of { google.open("c") } == ["outer c"])
    }
  }

  @Test func `an inner override of an endpoint wins`() {
    let notes = Journal.of {
      withServices {
        $0[service: \Google.self].endpoints.open = { _ in { Journal.note("outer \($0)") } }
      } operation: {
        withServices {
          $0[service: \Google.self].endpoints.open = { _ in { Journal.note("inner \($0)") } }
        } operation: {
          google.open("swift")
        }
        google.open("swift")
      }
    }
    #expect(notes == ["inner swift", "outer swift"])
  }

  @Test func `an overridden endpoint reads overrides inside of its own override`() {
    let notes = Journal.of {
      withServices {
        $0[service: \Google.self].endpoints.open = { environment in
          { query in environment.openURL("duckduckgo.com/\(query)") }
        }
      } operation: {
        withServices {
          $0.openURL = PageOpener { Journal.note("shown \($0)") }
        } operation: {
          google.open("swift")
        }
      }
    }
    #expect(notes == ["shown duckduckgo.com/swift"])
  }

  @Test func `an override can wrap the endpoint that it replaces`() {
    let notes = Journal.of {
      withServices {
        let original = $0[service: \Google.self].endpoints.open
        $0[service: \Google.self].endpoints.open = { environment in
          { query in original(environment)(query.uppercased()) }
        }
      } operation: {
        google.open("swift")
      }
    }
    #expect(notes == ["opened google.com/SWIFT"])
  }

  @Test func `a whole service is overridden like any value`() {
    var quiet = Google()
    quiet.endpoints.open = { _ in { Journal.note("hushed \($0)") } }
    let notes = Journal.of {
      withServices { [quiet] in
        $0[service: \Google.self] = quiet
      } operation: {
        google.open("swift")
      }
    }
    #expect(notes == ["hushed swift"])
  }

  @Test func `the default is created once`() {
    struct Counted: Service {
      var environment = ServiceValues()
      var instance = Instance()
      var endpoints: (one: Endpoint<Int>, two: Endpoint<Int>) { ({ _ in 1 }, { _ in 2 }) }
    }
    let values = ServiceValues.current
    #expect(values[service: \Counted.self].instance === values[service: \Counted.self].instance)
  }
}
