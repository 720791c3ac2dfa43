import FurnishGraph

/// Lazy properties of known instances. The initial value is evaluated for each instance, since it may request services
/// from a provider that the instance stores.
extension Interpreter {
  /// A lazy property of an instance, with the entry that has created the instance.
  struct PendingProperty {
    let variable: VariableID
    let instance: Value
    let presence: Presence
    let entry: FunctionID?
    /// The lazy properties whose values have led to the instance.
    let origins: Set<VariableID>
  }

  /// The greatest number of instances for which one entry evaluates a lazy property.
  private static let mostInstances = 16

  /// A lazy property, and an entry that evaluates it.
  struct LazyRead: Hashable {
    let variable: VariableID
    let entry: FunctionID?
  }

  /// Notes the lazy properties of a new instance: code may read them at any time.
  func noteLazyProperties(of instance: Value, in environment: Environment) {
    guard case .instance(let type, _) = instance, var next = type.declaration else { return }
    for _ in 0..<32 {
      for variable in index.types[next].variables {
        let facts = index.variables[variable].facts
        // A property that creates a container is evaluated with the other initial values of the instance.
        guard facts.isLazy, let value = facts.initialValue, !value.mentions("ServiceContainer"),
          // If the value of a property leads to another object with this property, it would be evaluated forever.
          !progress.originsOfLazyValue.contains(variable)
        else { continue }
        coverage.pendingProperties.append(
          PendingProperty(
            variable: variable, instance: instance, presence: environment.presence, entry: progress.entry,
            origins: progress.originsOfLazyValue))
      }
      guard let parent = index.superclass(of: next) else { return }
      next = parent
    }
  }

  /// Evaluates a lazy property where code reads it first. Returns nil for other properties, and for an unknown
  /// instance.
  func lazyValue(of name: String, _ instance: Value?, _ type: TypeID, in environment: Environment?) -> Value? {
    guard let environment, let variable = propertyVariable(name, of: type), index.variables[variable].facts.isLazy
    else { return nil }
    return lazyValue(ofVariable: variable, instance, under: environment.presence, isRepeated: environment.isRepeated)
  }

  private func lazyValue(
    ofVariable variable: VariableID, _ instance: Value?, under presence: Presence, isRepeated: Bool
  ) -> Value? {
    let facts = index.variables[variable].facts
    guard case .instance(_, let creation?)? = instance, let properties = creation.properties, facts.initialValue != nil,
      properties.values[facts.name] == nil,
      !memory.reassignedProperties.contains(propertyKey(of: variable))
    else { return nil }
    guard coverage.lazyValuesRead[LazyRead(variable: variable, entry: progress.entry), default: 0] < Self.mostInstances
    else {
      coverage.lazyPropertiesOfManyInstances.insert(variable)
      return nil
    }
    coverage.lazyValuesRead[LazyRead(variable: variable, entry: progress.entry), default: 0] += 1
    coverage.lazyPropertiesOfInstances.insert(variable)
    let outer = progress.originsOfLazyValue
    progress.originsOfLazyValue.insert(variable)
    defer { progress.originsOfLazyValue = outer }
    let known = initialValue(
      ofVariable: variable, propertyKey(of: variable), under: presence, isRepeated: isRepeated, of: instance)
    guard let value = known else { return nil }
    properties.values[facts.name] = value
    return value
  }

  /// Evaluates the lazy properties of the instances that a recipe has created. Code reads them after the recipe ended.
  ///
  /// - Parameter earlier: The number of pending properties before the recipe was read.
  func readLazyProperties(since earlier: Int, _ notes: RecipeNotes) {
    guard coverage.pendingProperties.count > earlier else { return }
    notes.isReadingLaterClosures = true
    defer { notes.isReadingLaterClosures = false }
    for pending in coverage.pendingProperties[earlier...] {
      _ = lazyValue(ofVariable: pending.variable, pending.instance, under: pending.presence, isRepeated: true)
    }
  }

  /// Evaluates the lazy properties of known instances that no followed code has read.
  func readPendingProperties() {
    startReading(nil)
    while let pending = coverage.pendingProperties.popLast() {
      progress.entry = pending.entry
      progress.code = CodeID(nextNumber())
      progress.originsOfLazyValue = pending.origins
      _ = lazyValue(ofVariable: pending.variable, pending.instance, under: pending.presence, isRepeated: true)
    }
    progress.originsOfLazyValue = []
    runPendingClosures()
  }
}
