/// The code of Furnish that repeats by number of parameters: recipes, and the forms of `register` for transient services.
enum Arities {
  static let folder = "Sources/Furnish/Container/Registering/Generated"

  static var files: [GeneratedFile] {
    [
      GeneratedFile("Recipe+Arities.swift", in: folder, text: recipes),
      GeneratedFile("ServiceCollection+TransientArities.swift", in: folder, text: transientForms),
    ]
  }

  /// Functions of up to six parameters.
  private static let arities = [
    "without parameters", "with one parameter", "with two parameters", "with three parameters", "with four parameters",
    "with five parameters", "with six parameters",
  ].enumerated().map { Arity(description: $1, parameters: "ABCDEF".prefix($0).map(String.init)) }

  private static var recipes: String {
    """

    // A recipe for each number of parameters up to six. The compiler specializes these for each use; functions over
    // parameter packs receive their arguments through memory, which is a third of the cost of a transient service.
    //
    // Each function is cast by way of a struct, for the reason that `Recipe.unisolated` states.

    """ + arities.map(recipe).joined()
  }

  private static func recipe(_ arity: Arity) -> String {
    let (count, types, generics) = (arity.parameters.count, arity.types, arity.generics)
    let requests = arity.parameters.map { ".of(\($0).self)" }.joined(separator: ", ")
    let arguments = arity.parameters.enumerated().map { index, type in
      "try scope.argument(along: edges\(index == 0 ? "" : " + \(index)"), as: \(type).self)"
    }.joined(separator: ", ")
    return """

      @frozen
      @usableFromInline
      struct PossiblyIsolated\(count)<\(generics), Failure: Error> {
        @usableFromInline let call: @isolated(any) @Sendable (\(types)) throws(Failure) -> T

        @inlinable
        init(call: @escaping @isolated(any) @Sendable (\(types)) throws(Failure) -> T) { self.call = call }
      }

      @frozen
      @usableFromInline
      struct Unisolated\(count)<\(generics), Failure: Error> {
        @usableFromInline let call: @Sendable (\(types)) throws(Failure) -> T
      }

      extension Recipe {
        @inlinable
        convenience init<\(generics), Failure: Error>(
          _ service: T.Type, calling make: @escaping @isolated(any) @Sendable (\(types)) throws(Failure) -> T
        ) {
          // Both structs hold the same function: `unisolated` explains the cast.
          let call = unsafeBitCast(PossiblyIsolated\(count)(call: make), to: Unisolated\(count)<\(generics), Failure>.self).call
          self.init(
            service, dependencies: [\(requests)], isolation: make.isolation,
            maker: { scope, edges, memory in
              let created = try call(\(arguments))
              memory.initializeMemory(as: T.self, to: created)
            })
        }
      }

      """
  }

  private static var transientForms: String {
    """

    // The compiler prefers these to the form that takes any number of parameters, and specializes them for each use:
    // see Recipe+Arities.swift.

    extension ServiceCollection {

    """ + arities.map(transientForm).joined() + "}\n"
  }

  private static func transientForm(_ arity: Arity) -> String {
    """

      /// Registers a transient service, `Sendable` or not, that is created by a function \(arity.description). See <doc:Containers>.
      @inlinable
      @inline(__always)
      @discardableResult
      public func register<\(arity.generics), Failure: Error>(
        _ service: T.Type, name: ServiceName? = nil, key: (any Hashable & Sendable)? = nil,
        lifetime: Transient,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column,
        _ make: @escaping @isolated(any) @Sendable (\(arity.types)) throws(Failure) -> T
      ) -> any ServiceCollection {
        add(
          ServiceRegistration(
            Recipe(service, calling: make), name: name, key: key, lifetime: lifetime,
            fileID: fileID, filePath: filePath, line: line, column: column))
        return self
      }

    """
  }
}

/// The functions with one number of parameters.
private struct Arity {
  let description: String
  /// The names of the generic parameters for the types of the parameters.
  let parameters: [String]

  var types: String { parameters.joined(separator: ", ") }
  var generics: String { (["T"] + parameters).joined(separator: ", ") }
}
