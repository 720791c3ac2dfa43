import FurnishMacros

// shape: cases of one value
@CaseAccessors
enum ScreenAction: Equatable {
  case counter(Int)
  case favorites(String)
}

// shape: a case without a value
@CaseAccessors
enum Light {
  case on, off
}

// shape: cases of several values
@CaseAccessors
enum Movement: Equatable {
  case to(x: Int, y: Int)
  case by(Int, Int)
  case turn(degrees: Double, _ isLeft: Bool)
}

// shape: one value with a label
@CaseAccessors
enum Selection: Equatable {
  case row(id: Int)
  case range(from: Int)
}

// shape: values that are optional
@CaseAccessors
enum Loading: Equatable {
  case value(Int?)
  case error(String?)
}

// shape: values that are functions and existentials
@CaseAccessors
enum Payload {
  case function((Int) -> String)
  case sendable(@Sendable () -> Void)
  case bell(any Bell)
  case both(any Bell & Striking)
  case type(any Bell.Type)
}

// shape: values that say nothing
@CaseAccessors
enum Finish {
  case done(Void)
  case over(())
  case gone(with: Void)
}

// shape: collections and tuples
@CaseAccessors
enum Collections {
  case list([Int])
  case table([String: Int])
  case pair((Int, String))
  case nested([[String: (Int, Int)?]])
}

// shape: names that are keywords
@CaseAccessors
enum Keywords: Equatable {
  case `default`(Int)
  case `class`
  case `init`(String)
  case `self`
  case `is`(for: Int)
  case `in`(`in`: Int, `default`: Int)
}

// shape: names that need backticks although they are no keywords
@CaseAccessors
enum Unusual {
  case `Type`(Int)
  case `Protocol`(Int)
  case `await`(Int)
}

// shape: an enum that holds itself
@CaseAccessors
indirect enum Tree: Equatable {
  case leaf(Int)
  case node(Tree, Tree)
}

// shape: one case that holds the enum
@CaseAccessors
enum Chain {
  indirect case link(Chain)
  case end
}

// shape: a generic enum
@CaseAccessors
enum Outcome<Success, Failure: Error> {
  case success(Success)
  case failure(Failure)
}

// shape: an enum with raw values
@CaseAccessors
enum Note: String, CaseIterable {
  case c, d, e
}

// shape: a public enum
@CaseAccessors
public enum PublicAction: Sendable {
  case start
  case load(id: Int)
}

// shape: an enum of its package
@CaseAccessors
package enum PackageAction {
  case start(Int)
}

// shape: an enum of its file
@CaseAccessors
private enum PrivateAction {
  case start(Int)
}

// shape: an enum inside of a struct
struct Feature {
  @CaseAccessors
  enum Action: Equatable {
    case tapped
    case typed(String)
  }
}

// shape: properties that the author wrote
@CaseAccessors
enum Partial: Equatable {
  case first(Int)
  case second(Int)

  var first: Int? { if case .first(let value) = self { value } else { nil } }
}

// shape: functions and names that the author wrote
@CaseAccessors
enum Complete: Equatable {
  case first(Int)

  static var allCaseNames: [String] { ["1"] }
  func `is`(_ number: Int) -> Bool { first == number }
}

// shape: a case called as the list of names would be
@CaseAccessors
enum Lists {
  case allCaseNames
  case other(Int)
}

// shape: cases behind conditions
@CaseAccessors
enum Conditional {
  case always(Int)
  #if DEBUG
    case debug(String)
    case trace
  #elseif RELEASE
    case release(Int)
  #else
    case other
  #endif
}

// shape: an enum without a case
@CaseAccessors
enum Nothing {}

// shape: defaults of values
@CaseAccessors
enum Defaults: Equatable {
  case page(number: Int = 1, size: Int = 20)
  case first(Int = 1)
}

// shape: cases with documentation and attributes
@CaseAccessors
enum Documented {
  /// The first one.
  case first(Int)  // one value
  @available(macOS 15, *)
  case second(
    /// The name.
    name: String
  )
}

// shape: a case that is unavailable
@CaseAccessors
enum Withdrawn {
  case first(Int)
  @available(*, unavailable, message: "send `first`")
  case second(Int)
}

// shape: none
enum PrivateActionAccess {
  static var started: Int? { PrivateAction.start(3).start }
}
