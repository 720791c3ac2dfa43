public import FurnishMacros

// shape: an entry with a literal
extension ServiceValues {
  @ServiceEntry var retries = 3
}

// shape: an entry with a type
extension ServiceValues {
  @ServiceEntry var ratio: Double = 1
}

// shape: an entry with a value for tests
extension ServiceValues {
  @ServiceEntry(test: 0) var attempts = 5
}

// shape: an entry with a value for previews
extension ServiceValues {
  @ServiceEntry(preview: 1) var previews: Int = 2
}

// shape: an entry with both
extension ServiceValues {
  @ServiceEntry(preview: "preview", test: "test") var greeting = "live"
}

// shape: an optional without a value
extension ServiceValues {
  @ServiceEntry(test: nil as String?) var title: String?
}

// shape: an entry with an existential
extension ServiceValues {
  @ServiceEntry(test: Chime()) var bell: any Bell = Gong()
}

// shape: an entry with a function
extension ServiceValues {
  @ServiceEntry(test: { 0 }) var roll: @Sendable () -> Int = { 6 }
}

// shape: an entry whose value alone determines its type
extension ServiceValues {
  @ServiceEntry(test: Counted()) var counted = Counted()
}

// shape: a public entry
extension ServiceValues {
  @ServiceEntry(test: false) public var isVerbose = true
}

// shape: a private entry
extension ServiceValues {
  @ServiceEntry(test: 7) private var secret = 8
  var revealed: Int { secret }
}

// shape: an entry named by a keyword
extension ServiceValues {
  @ServiceEntry(test: 1) var `default` = 2
}

// shape: the name of the module before the type
extension Furnish.ServiceValues {
  @ServiceEntry(test: [1]) var numbers: [Int] = [1, 2, 3]
}

// shape: an entry of several lines
extension ServiceValues {
  /// What is done when nobody has said anything.
  @ServiceEntry(
    preview: ["preview"],
    test: []
  )
  package var names: [String] = [
    "first",
    "second",
  ]
}

// shape: an entry with a condition
extension ServiceValues {
  @ServiceEntry(test: 0) var chosen: Int = if Counted.made.count > 1_000 { 1 } else { 2 }
}

// shape: an entry with an implicitly unwrapped optional
extension ServiceValues {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @ServiceEntry(test: 7) var assumed: Int!
}

// shape: none
final class Counted: Sendable {
  static let made = CreationCount()

  init() { Counted.made.increase() }
}
