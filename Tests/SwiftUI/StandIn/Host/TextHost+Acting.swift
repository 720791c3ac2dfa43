extension TextHost {
  /// The error of a control that was not found, or a condition that did not become true.
  public struct NotFound: Error, CustomStringConvertible {
    public let description: String
  }

  /// Taps a button, or a toggle.
  ///
  /// - Parameters:
  ///   - label: The text of the control.
  ///   - index: The index among the controls with this text.
  /// - Throws: ``NotFound``, with the visible text, if no such control exists or it is disabled.
  public func tap(_ label: String, at index: Int = 0) throws {
    flush()
    let found = nodes().filter { node in
      switch node.appearance {
      case .button, .toggle: node.label == label && node.environment.isEnabled
      default: false
      }
    }
    guard index < found.count else { throw notFound("enabled button \(index) “\(label)”") }
    switch found[index].appearance {
    case .button(let action): action()
    case .toggle(let isOn): isOn.wrappedValue.toggle()
    default: break
    }
    flush()
  }

  /// Replaces the text of a field.
  ///
  /// - Throws: ``NotFound``, with the visible text, if no such control exists or it is disabled.
  public func type(_ text: String, into title: String) throws {
    flush()
    for node in nodes() where node.environment.isEnabled {
      guard case .field(title, let binding, _) = node.appearance else { continue }
      binding.wrappedValue = text
      flush()
      return
    }
    throw notFound("enabled field “\(title)”")
  }

  /// Yields to other tasks until none of them changes a view any more.
  public func settle() async {
    var idleTurns = 0
    while idleTurns < 50 {
      idleTurns = flush() ? 0 : idleTurns + 1
      await Task.yield()
    }
  }

  /// Waits until a condition is true, also for tasks off the main actor.
  ///
  /// - Parameter condition: The expected effect of the actions.
  /// - Throws: ``NotFound``, with the visible text, if the condition is not true after half a minute.
  public func wait(until condition: () -> Bool) async throws {
    for _ in 0..<30_000 {
      await settle()
      if condition() { return }
      try await Task.sleep(for: .milliseconds(1))
    }
    throw notFound("end of the waiting")
  }

  private func notFound(_ what: String) -> NotFound {
    NotFound(description: "there is no \(what) in:\n\(text)")
  }
}
