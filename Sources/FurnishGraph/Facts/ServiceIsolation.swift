/// The actor that a recipe is bound to.
public enum ServiceIsolation: Hashable, Sendable {
  /// No actor: the recipe may run on any thread.
  case none
  /// The main actor.
  case mainActor
  /// Another actor, by the full name of its type.
  case actor(String)
}

extension ServiceIsolation: Codable {
  private enum Kind: String, Codable { case none, mainActor, actor }
  private enum CodingKeys: String, CodingKey { case kind, name }

  /// Decodes the result of ``encode(to:)``: `{ "kind": "actor", "name": "App.Store" }`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: A `DecodingError` if the data is something else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .none: self = .none
    case .mainActor: self = .mainActor
    case .actor: self = .actor(try container.decode(String.self, forKey: .name))
    }
  }

  /// Encodes the kind of isolation, and the actor's name if it has one.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .none: try container.encode(Kind.none, forKey: .kind)
    case .mainActor: try container.encode(Kind.mainActor, forKey: .kind)
    case .actor(let name):
      try container.encode(Kind.actor, forKey: .kind)
      try container.encode(name, forKey: .name)
    }
  }
}
