public import Furnish

extension Reducer {
  /// Returns a reducer of a whole that runs this reducer for each element of a collection: a dictionary, an
  /// ``IdentifiedArray``, or an array of identifiable elements. An action for a missing element is reported, and has no
  /// effect.
  ///
  /// ```swift
  /// counter.forEach(state: \.counters, action: \.counter, environment: \.counter)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The key path of the elements.
  ///   - action: The key path from an action of the whole to the id of an element and the action for it; nil for other
  ///     actions. Setting it replaces the pair in the same case.
  ///   - environment: Returns the environment of an element, at each action for one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  /// - Complexity: The cost of finding the element: O(1) except for arrays.
  @inlinable
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, Elements, ID>(
    state: any WritableKeyPath<GlobalState, Elements> & Sendable,
    action: any WritableKeyPath<GlobalAction, (ID, Action)?> & Sendable,
    environment: @escaping @Sendable (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment>
  where Elements: IdentifiedElements<ID, State> & SendableMetatype, ID: Sendable {
    forEach(
      state: state,
      extract: { $0[keyPath: action] },
      embed: { global, id, local in global[keyPath: action] = (id, local) },
      environment: environment,
      place: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns a reducer of a whole that runs this reducer for each element of a collection. The values of the case have
  /// the labels `id` and `action`: `case row(id: Int, action: RowAction)`. An action for a missing element is reported,
  /// and has no effect.
  ///
  /// - Parameters:
  ///   - state: The key path of the elements.
  ///   - action: The key path from an action of the whole to the id of an element and the action for it; nil for other
  ///     actions. `@CaseAccessors` writes such properties.
  ///   - environment: Returns the environment of an element, at each action for one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  @inlinable
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, Elements, ID>(
    state: any WritableKeyPath<GlobalState, Elements> & Sendable,
    action: any WritableKeyPath<GlobalAction, (id: ID, action: Action)?> & Sendable,
    environment: @escaping @Sendable (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment>
  where Elements: IdentifiedElements<ID, State> & SendableMetatype, ID: Sendable {
    forEach(
      state: state,
      extract: { $0[keyPath: action] },
      embed: { global, id, local in global[keyPath: action] = (id, local) },
      environment: environment,
      place: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns a reducer of a whole that runs this reducer for each element of a collection, with functions for the
  /// actions. An action for a missing element is reported, and has no effect.
  ///
  /// - Parameters:
  ///   - state: The key path of the elements.
  ///   - extract: Returns the id of the element and the action for it; nil for other actions of the whole.
  ///   - embed: Returns the action of the whole for an element and its action.
  ///   - environment: Returns the environment of an element, at each action for one.
  ///   - fileID: The file of the call, as `#fileID` states it, for reports.
  ///   - filePath: The path of the file of the call, for reports.
  ///   - line: The line of the call, for reports.
  ///   - column: The column of the call, for reports.
  @inlinable
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, Elements, ID>(
    state: any WritableKeyPath<GlobalState, Elements> & Sendable,
    extract: @escaping @Sendable (GlobalAction) -> (ID, Action)?,
    embed: @escaping @Sendable (ID, Action) -> GlobalAction,
    environment: @escaping @Sendable (GlobalEnvironment) -> Environment,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment>
  where Elements: IdentifiedElements<ID, State> & SendableMetatype, ID: Sendable {
    forEach(
      state: state,
      extract: extract,
      embed: { global, id, local in global = embed(id, local) },
      environment: environment,
      place: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Runs this reducer for each element. `embed` changes the action of the whole to one with another action of the same
  /// element.
  @inlinable
  func forEach<GlobalState, GlobalAction, GlobalEnvironment, Elements, ID>(
    state: any WritableKeyPath<GlobalState, Elements> & Sendable,
    extract: @escaping @Sendable (GlobalAction) -> (ID, Action)?,
    embed: @escaping @Sendable (inout GlobalAction, ID, Action) -> Void,
    environment: @escaping @Sendable (GlobalEnvironment) -> Environment,
    place: CallPlace
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment>
  where Elements: IdentifiedElements<ID, State> & SendableMetatype, ID: Sendable {
    let reduce = element(of: Elements.self, place)
    let part = StatePath(state)
    return Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, global, globalEnvironment in
      guard let (id, local) = extract(global) else { return [] }
      let effects = part(&state) { reduce(&$0, id, local, environment(globalEnvironment)) }
      if effects.isEmpty { return [] }
      return effects.mapped { local in
        var embedded = global
        embed(&embedded, id, local)
        return embedded
      }
    }
  }

  @usableFromInline
  typealias ReduceElement<Elements, ID> =
    @Sendable (inout Elements, ID, Action, Environment) -> [Effect<Action>]

  /// Returns a function that runs this reducer on one element of a collection.
  @inlinable
  func element<Elements, ID>(
    of type: Elements.Type, _ place: CallPlace
  ) -> ReduceElement<Elements, ID>
  where Elements: IdentifiedElements<ID, State> & SendableMetatype, ID: SendableMetatype {
    let reduce = reduce
    return { elements, id, action, environment in
      let effects = elements.update(elementAt: id) { reduce(&$0, action, environment) }
      if let effects { return effects }
      reportMissingElement(id, Elements.self, Action.self, place)
      return []
    }
  }
}

@usableFromInline
func reportMissingElement(
  _ id: Any, _ elements: any Any.Type, _ action: any Any.Type, _ place: CallPlace
) {
  ServiceIssue.missingElement(id, in: elements, action: action, place: place).report()
}
