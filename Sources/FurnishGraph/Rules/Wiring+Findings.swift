extension Wiring {
  /// Returns the findings of all rules: errors first, then warnings, then notes, each in order of registration.
  ///
  /// Names are read for findings alone. A container full of closures has a note for each closure, so a caller that
  /// needs no notes should not request them.
  ///
  /// - Parameter severity: The lowest severity to return.
  /// - Complexity: Linear in registrations, dependencies and requests; findings add the length of their chains and the
  ///   search for similar names.
  package func findings(atLeast severity: Finding.Severity = .note) -> [Finding] {
    let context = RuleContext(self)
    let placed = Self.rules.filter { $0.severity <= severity }.flatMap { $0.findings(in: context) }
    return placed.enumerated().sorted { left, right in
      let leftKey = (left.element.finding.severity, left.element.position, left.offset)
      let rightKey = (right.element.finding.severity, right.element.position, right.offset)
      return leftKey < rightKey
    }.map(\.element.finding)
  }

  /// All rules. Findings of equal severity at the same place are in the order of this list.
  private static var rules: [any Rule.Type] {
    [
      MissingService.self, DependencyCycle.self, CaptiveDependency.self, ScopedFromRoot.self, OutsideLevel.self,
      WrongParentLevel.self, AsyncInSync.self, IsolationMismatch.self, DuplicateKey.self, WeakValue.self,
      ThrowingRecipe.self, ModuleClash.self, DuplicateRegistration.self, UnusedDecorator.self,
      UnusedRegistration.self, OpaqueRecipe.self,
    ]
  }
}
