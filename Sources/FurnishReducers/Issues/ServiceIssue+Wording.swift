import Furnish

// The wording of all issues of this module, which the tests compare word for word.

extension ServiceIssue {
  static func uncaughtError(_ error: any Error, place: CallPlace) -> ServiceIssue {
    ServiceIssue(
      what: "An effect threw an error that it did not catch: \(error)",
      location: "the effect created at \(place.description)",
      fix: "catch the error inside of the effect, or add .catch { … } to it.",
      place: place
    )
  }

  static func sentTooLate(_ action: Any, place: CallPlace) -> ServiceIssue {
    ServiceIssue(
      what: "An effect has sent \(action) after it had finished, so nothing was done.",
      location: "the effect created at \(place.description)",
      fix: "let the effect return no sooner than everything that it passes `send` to.",
      place: place
    )
  }

  static func foreignElement(_ id: Any, at otherID: Any, in elements: any Any.Type) -> ServiceIssue {
    ServiceIssue(
      what: "The element \(id) cannot be stored at the id \(otherID).",
      location: "\(TypeName.full(elements))",
      fix: "set it at its own id, or append it.",
      place: nil
    )
  }

  static func duplicateElement(_ id: Any, in elements: any Any.Type) -> ServiceIssue {
    ServiceIssue(
      what: "An element was given the id \(id), which another element has, so it was removed.",
      location: "\(TypeName.full(elements))",
      fix: "give it an id of its own, or remove the other element first.",
      place: nil
    )
  }

  static func missingState(
    _ state: any Any.Type, action: any Any.Type, place: CallPlace
  ) -> ServiceIssue {
    ServiceIssue(
      what: "\(TypeName.short(action)) was sent while \(TypeName.short(state)) was nil, so nothing was done.",
      location: "\(TypeName.full(state)), reduced by the optional() at \(place.description)",
      fix: "cancel the effects that send it when the state is removed, and combine the reducer that sets the state to "
        + "nil after this one.",
      place: place
    )
  }

  static func missingElement(
    _ id: Any, in elements: any Any.Type, action: any Any.Type, place: CallPlace
  ) -> ServiceIssue {
    ServiceIssue(
      what: "\(TypeName.short(action)) was sent to the element \(id), which is not there, so nothing was done.",
      location: "\(TypeName.full(elements)), reduced by the forEach at \(place.description)",
      fix: "cancel the effects that send it when the element is removed, and combine the reducer that removes elements "
        + "after this one.",
      place: place
    )
  }

  static func readWhileReducing(_ state: any Any.Type) -> ServiceIssue {
    ServiceIssue(
      what: "A store was read while its reducer was at work, when its state is neither the old one nor the new one.",
      location: "the reducer of \(TypeName.full(state))",
      fix: "use the state that the reducer is given, or read the store in an effect.",
      place: nil
    )
  }
}
