/// A value of a JSON text with the place where it begins, so that an error in a file that people write can state the
/// line and the column.
package struct JSONNode: Sendable {
  package enum Value: Sendable {
    case string(String)
    /// The number as it is written.
    case number(String)
    case boolean(Bool)
    case null
    case array([JSONNode])
    case object([Member])
  }

  package struct Member: Sendable {
    package var name: String
    package var place: Place
    package var value: JSONNode
  }

  package var value: Value
  package var place: Place

  /// The kind of the value, in an error: `a string`.
  var kind: String {
    switch value {
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a Boolean value"
    case .null: "null"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
