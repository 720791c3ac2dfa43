import FurnishGraph

/// The call that created an instance, and the values of its properties.
struct Creation {
  /// The call of its initializer; `nil` if that call is not in the source.
  var call: Call?
  var place: SourcePlace?
  var fields: [String: Value] = [:]
  /// The text of a number.
  var literal: String?
  /// The name of the case, if the source names a case of an enumeration: not of `.init(rawValue: text)`.
  var caseName: String?
  /// Whether code that was not read has created the instance, so that its lists may have any elements.
  var isUnread = false
  /// Whether code may have replaced the value that the source shows by this one.
  var isReplaced = false
  /// The type that was created, if the variable that stores the instance declares another one: `ConsoleLog` for
  /// `let log: any Log = ConsoleLog()`.
  var ownType: ResolvedType?
  /// The associated values of a case of an enumeration, as text; nil if one of them is unknown.
  var payload: [String]? = []
  /// The subject of tests of the instance, if it is a case of an enumeration or a Boolean value that the source does
  /// not show.
  var subject: TestSubject?
  /// Whether it is the value of an optional, whose tests have the same subject.
  var isUnwrapped = false
  /// Whether it was stored in a variable, so that its properties may have changed.
  var mayHaveChanged = false
  /// The properties that code has assigned since the instance was stored in a variable.
  ///
  /// Each has the value of ``ProgramMemory/stepsNotFollowed`` at its assignment.
  var assigned: [String: Int] = [:]
  /// Whether the initializer has returned an instance, and not `nil`.
  var isPresent = false
  /// The values of its properties at the end of its creation, which all of its copies share.
  var initial: InitialProperties?
}

/// The values that the properties of an instance have once it is created, as far as they are known. For an object, an
/// assignment replaces the value of its property.
final class InitialProperties {
  var values: [String: Value] = [:]
  /// The properties that code has assigned since the instance was created, in an order that is known.
  ///
  /// Each has the value of ``ProgramMemory/stepsNotFollowed`` at its assignment.
  var assigned: [String: Int] = [:]
  /// The subjects of tests of the values that constant properties have received.
  var subjects: [String: TestSubject] = [:]
  /// The lists of services of this object, if code has added elements to the list of this object alone.
  var lists: [String: Value] = [:]
  /// The piece of code that created the instance, in which the order of assignments is known.
  let code: CodeID

  init(code: CodeID) { self.code = code }
}
