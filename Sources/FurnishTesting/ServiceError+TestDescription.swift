public import Furnish
public import Testing

// A failed test shows the whole error: `String(describing:)` leaves the text of a recipe's error out.

extension ServiceError: CustomTestStringConvertible {
  /// The description, and the error that the recipe threw.
  public var testDescription: String { debugDescription }
}

extension ClosingError: CustomTestStringConvertible {
  /// The description, and the errors that closing threw.
  public var testDescription: String { debugDescription }
}
