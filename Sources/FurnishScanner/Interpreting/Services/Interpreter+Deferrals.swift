import FurnishGraph

/// Requests by objects that code has received in place of a service: `file.value` of a `Lazy<File>`, a call of a
/// `Factory<File>`. The container of the object is unknown.
///
/// A missing service is reported where the object is a dependency, so such a request counts as optional.
extension Interpreter {
  /// Evaluates a property of an object that requests a service later; nil for other objects and properties.
  func member(_ name: String, ofDeferral type: ResolvedType, in environment: Environment) -> Value? {
    guard name == "value", case (let dependency, .lazy)? = deferral(type) else { return nil }
    return request(dependency, by: .lazy, of: type, at: progress.placeOfName, stops: true, in: environment)
  }

  /// Evaluates a call of an object that requests a service later, or of one of its methods; nil for others.
  func call(_ name: String, ofDeferral type: ResolvedType, _ call: Call, in environment: Environment) -> Value? {
    guard let (dependency, kind) = deferral(type) else { return nil }
    switch (name, kind) {
    case ("get", .lazy), ("make", .factory), ("callAsFunction", .factory): break
    default: return nil
    }
    for argument in call.arguments { _ = evaluate(argument.value, in: environment) }
    return request(
      dependency, by: kind, of: type, at: call.place, stops: name == "callAsFunction", in: environment)
  }

  private func request(
    _ dependency: SourceDependency, by deferral: Request.Deferral, of type: ResolvedType, at place: Place, stops: Bool,
    in environment: Environment
  ) -> Value {
    let place = SourcePlace(file: environment.context.file, place: place)
    noteRequest(at: place, in: environment)
    var request = request(dependency, at: place, isSynchronous: true, stops: stops, in: environment)
    request.deferral = deferral
    events.unplacedRequests.append((request, progress.entry))
    return Self.deferrals.keys.lazy.compactMap { type.arguments(of: $0)?.first }.first.map(value(of:)) ?? .unknown
  }

  /// Returns the service that an object of this type requests later; nil for other types.
  private func deferral(_ type: ResolvedType) -> (dependency: SourceDependency, kind: Request.Deferral)? {
    guard !type.isOpen, case .nominal(let name, _, _) = type, let kind = Self.deferrals[name] else { return nil }
    guard var dependency = dependency(on: type) else { return nil }
    if dependency.cardinality == .one { dependency.cardinality = .optional }
    dependency.isCall = true
    return (dependency, kind)
  }

  /// Returns whether a type is one of Furnish whose instances are called as functions.
  func isFactory(_ type: ResolvedType) -> Bool {
    if case .nominal(let name, _, _) = type { Self.deferrals[name] == .factory } else { false }
  }

  private static let deferrals: [String: Request.Deferral] = [
    "Furnish.Lazy": .lazy, "Furnish.Factory": .factory, "Furnish.AssistedFactory": .factory,
  ]
}
