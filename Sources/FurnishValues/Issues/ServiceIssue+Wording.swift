// The words of all reports of this module. Each is tested word for word.

extension ServiceIssue {
  static let linkTesting =
    "(This is a test run, but nothing makes it fail: link the product FurnishTesting to the test target.)"

  static func missing(
    _ missing: Build.MissingValue, of key: any TestServiceKey.Type, value: any Any.Type, place: CallPlace
  ) -> ServiceIssue {
    switch missing {
    case .testValue: missingTestValue(key, value: value, place: place)
    case .liveValue: missingLiveValue(key, value: value, place: place)
    }
  }

  static func missingLiveValue(
    _ key: any TestServiceKey.Type, value: any Any.Type, place: CallPlace
  ) -> ServiceIssue {
    let name = TypeName.short(key)
    return ServiceIssue(
      what: "\(name) has no live value in this program, so its test value is used.",
      location: "\(TypeName.full(key)) (a \(TypeName.full(value))), read at \(place.description)",
      fix: "link the module that declares it, `extension \(name): ServiceKey { static var defaultValue … }`, or set it "
        + "at the start, as in prepareServices { $0[\(name).self] = … }.",
      place: place
    )
  }

  static func missingTestValue(
    _ key: any TestServiceKey.Type, value: any Any.Type, place: CallPlace
  ) -> ServiceIssue {
    if let explained = key as? any HasTestExample.Type { return missingTestValue(explained) }
    let entry = (key as? any ServiceEntryKey.Type)?.property
    let name = entry ?? TypeName.short(key)
    let fix =
      if entry != nil {
        "override it for this test, as in @Test(.services { $0.\(name) = … }), or declare it with @ServiceEntry(test: …)."
      } else {
        "override it for this test, as in @Test(.services { $0[\(name).self] = … }), or declare `static var testValue` in \(name)."
      }
    return ServiceIssue(
      what: "\(name) has no test value, so this test used its live one.",
      location: "\(TypeName.full(key)) (a \(TypeName.full(value))), read at \(place.description)",
      fix: fix,
      place: place
    )
  }

  /// Returns the issue of a property that Furnish declares. The place of the read is that of the property's accessor,
  /// so the issue names the test instead.
  private static func missingTestValue(_ key: any HasTestExample.Type) -> ServiceIssue {
    let property = String(key.testExample.dropFirst("$0.".count).prefix { $0.isLetter })
    return ServiceIssue(
      what: "\(property) has no test value, so this test used its live one.",
      location: "ServiceValues.\(property), read by this test",
      fix: "override it for this test, as in @Test(.services { \(key.testExample) }).",
      place: nil
    )
  }

  static func cyclicDefault(path: [any Any.Type], place: CallPlace) -> ServiceIssue {
    let names = path.map { TypeName.short($0) }
    return ServiceIssue(
      what: "The default of \(names.first ?? "") depends on itself.",
      location: "\(names.joined(separator: " → ")), read at \(place.description)",
      fix: "let one of them read the next when it is used, not while it is created, or override one of them.",
      place: place
    )
  }

  static func outlivedTest(
    _ key: any TestServiceKey.Type, test: String, place: CallPlace
  ) -> ServiceIssue {
    ServiceIssue(
      what: "Work that the test \(test) started has outlived it, and read \(TypeName.short(key)).",
      location: "\(TypeName.full(key)), read at \(place.description)",
      fix: "await the work before the test ends, or cancel it there.",
      place: place
    )
  }

  static func preparedTwice(
    keys: [String], earlier: CallPlace, place: CallPlace
  ) -> ServiceIssue {
    ServiceIssue(
      what: "prepareServices was called a second time, which changed nothing.",
      location: "\(list(keys)), at \(place.description); the first call is at \(earlier.description)",
      fix: "set all of them in the first call, or use withServices around the code that needs them.",
      place: place
    )
  }

  static func preparedAfterReading(keys: [String], place: CallPlace) -> ServiceIssue {
    ServiceIssue(
      what: "prepareServices was called after these services had been read; their values are unchanged.",
      location: "\(list(keys)), at \(place.description)",
      fix: "call prepareServices before anything reads a service, first thing in the program.",
      place: place
    )
  }

  static func storesNoServices(_ type: any Any.Type, place: CallPlace) -> ServiceIssue {
    ServiceIssue(
      what: "withServices(from:) received a \(type), which stores no services.",
      location: "\(TypeName.full(type)), at \(place.description)",
      fix: "give it a property that stores them: `@Injected`, or `let services = ServiceValues.current`.",
      place: place
    )
  }

  static func forgottenError(_ error: any Error, place: CallPlace) -> ServiceIssue {
    ServiceIssue(
      what: "Work that was passed to fireAndForget threw: \(error)",
      location: "the work passed at \(place.description)",
      fix: "catch the error inside of the work: no other code can.",
      place: place
    )
  }

  static func unimplemented(_ endpoint: ServiceEndpoint) -> ServiceIssue {
    ServiceIssue(
      what: "\(endpoint) is unimplemented.",
      location: "\(endpoint), declared at \(endpoint.place.description)",
      fix:
        "give it a closure where it is called: `$0[\(endpoint.service).self].\(endpoint.name) = { … }` in withServices or in a test's `.services { … }`; or set a whole service there.",
      place: endpoint.place
    )
  }

  static func takenTwice(_ endpoint: ServiceEndpoint) -> ServiceIssue {
    ServiceIssue(
      what: "An interceptor called \(endpoint) twice, but the first call consumed an argument.",
      location: "\(endpoint), declared at \(endpoint.place.description)",
      fix: "let the interceptor repeat a call only where `call.declaration.isRepeatable`.",
      place: endpoint.place
    )
  }

  static func unknownContext(_ value: String) -> ServiceIssue {
    let allowed = ServiceValues.Context.allCases.map(\.rawValue)
    return ServiceIssue(
      what: "The environment variable FURNISH_CONTEXT is \"\(value)\", which is no context.",
      location: "the environment of this process",
      fix: "set it to \(allowed.dropLast().joined(separator: ", ")) or \(allowed.last!), or unset it.",
      place: nil
    )
  }

  private static func list(_ keys: [String]) -> String {
    keys.isEmpty ? "no keys" : keys.joined(separator: ", ")
  }
}
