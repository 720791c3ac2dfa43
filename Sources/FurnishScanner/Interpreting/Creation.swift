import FurnishGraph

/// The call that created an instance, and the values of its properties.
struct Creation {
  /// The call of its initializer; `nil` if that call is not in the source.
  var call: Call?
  /// The place of that call.
  var place: SourcePlace?
  /// The values that belong to this copy of the instance: the arguments of its initializer, by their properties or
  /// labels, the associated values of a case, and later assignments to a local variable.
  var fields: [String: Value] = [:]
  /// The text of the number, if the instance is a known one.
  var literal: String?
  /// The name of the case, if the source names one: `live` of `Mode.live`; nil for `Mode(rawValue: text)`.
  var caseName: String?
  /// Whether code that was not read has created the instance, so that its lists may have any elements.
  var isUnread = false
  /// Whether it represents the value of a variable that other code may have set.
  var isReplaced = false
  /// The type that was created, if the variable that stores the instance declares another one: `ConsoleLog` for
  /// `let log: any Log = ConsoleLog()`.
  var ownType: ResolvedType?
  /// The associated values of a case as text, such as `["80"]` of `.live(80)`; nil if one of them is unknown.
  var payload: [String]? = []
  /// The subject of the tests of the instance, if it is a case or a Boolean value that the source does not show, or an
  /// object whose properties code may test.
  var subject: TestSubject?
  /// Whether the subject is that of an optional from which the instance was unwrapped.
  var isUnwrapped = false
  /// Whether it was stored in a variable, so that its properties may have changed.
  var mayHaveChanged = false
  /// Whether code visits it as an element of a list whose elements are all known. Its type is then known, even if its
  /// properties may have changed.
  var isElement = false
  /// The properties to which code has assigned values since the instance was stored in a variable.
  ///
  /// Each has the value of ``ProgramMemory/stepsNotFollowed`` at its assignment.
  var assigned: [String: Int] = [:]
  /// Whether it is not `nil`: the initializer that created it cannot fail, or code has tested it.
  var isPresent = false
  /// The properties of the object, which all references to it share.
  var properties: ObjectProperties?
}

/// The properties of one instance, as far as they are known: the values that its creation gives them, and those that
/// later code assigns to an object.
final class ObjectProperties {
  var values: [String: Value] = [:]
  /// The properties to which code has assigned values since the instance was created, in a known order.
  ///
  /// Each has the value of ``ProgramMemory/stepsNotFollowed`` at its assignment.
  var assigned: [String: Int] = [:]
  /// The subjects of tests of the values that constant properties have received.
  var subjects: [String: TestSubject] = [:]
  /// The properties whose values at the creation the source determines, although the interpreter does not calculate them.
  var determined: Set<String> = []
  /// The lists of services of this object, if code has added elements to the list of this object alone.
  var lists: [String: Value] = [:]
  /// The piece of code that created the instance, in which the order of assignments is known.
  let code: CodeID

  init(code: CodeID) { self.code = code }
}
