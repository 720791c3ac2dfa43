import Furnish

/// An instance that a recipe of the property test creates, and which stores everything that it received.
class TreePiece: TreePart0, TreePart1, TreePart2, TreePart3, @unchecked Sendable {
  let number: Int
  let maker: TreeMaker
  let links: [TreeLink]
  let provider: (any ServiceProvider)?
  /// The value of the service key that the recipe read.
  let value: Int?

  init(_ number: Int, _ maker: TreeMaker, _ links: [TreeLink], _ provider: (any ServiceProvider)?, _ value: Int?) {
    self.number = number
    self.maker = maker
    self.links = links
    self.provider = provider
    self.value = value
  }

  var piece: TreePiece { self }
}

/// A piece that its scope closes.
final class CloseableTreePiece: TreePiece, TreePart4, TreePart5, @unchecked Sendable {
  private let workshop: TreeWorkshop

  init(
    _ number: Int, _ maker: TreeMaker, _ links: [TreeLink], _ provider: (any ServiceProvider)?, _ value: Int?,
    of workshop: TreeWorkshop
  ) {
    self.workshop = workshop
    super.init(number, maker, links, provider, value)
  }

  func close() async throws { workshop.noteClosing(of: self) }
}

/// The creator of a piece: the recipe of a registration, or a decorator.
enum TreeMaker: Hashable {
  case registration(Int)
  case decorator(Int)
}

/// The pieces that a piece received for one dependency.
enum TreeLink: Sendable {
  case pieces([TreePiece])
  case lazy(@Sendable () throws -> TreePiece)

  var pieces: [TreePiece] {
    switch self {
    case .pieces(let pieces): pieces
    case .lazy: []
    }
  }
}

protocol TreePart0: AnyObject, Sendable { var piece: TreePiece { get } }
protocol TreePart1: AnyObject, Sendable { var piece: TreePiece { get } }
protocol TreePart2: AnyObject, Sendable { var piece: TreePiece { get } }
protocol TreePart3: AnyObject, Sendable { var piece: TreePiece { get } }
protocol TreePart4: Closeable, AnyObject, Sendable { var piece: TreePiece { get } }
protocol TreePart5: Closeable, AnyObject, Sendable { var piece: TreePiece { get } }

/// A type of service that a piece can be registered as.
protocol TreeKind: Sendable, SendableMetatype {
  associatedtype Service: Sendable

  static func service(_ piece: TreePiece) -> Service
  static func piece(_ service: Service) -> TreePiece
}

enum TreeKind0: TreeKind {
  static func service(_ piece: TreePiece) -> any TreePart0 { piece }
  static func piece(_ service: any TreePart0) -> TreePiece { service.piece }
}
enum TreeKind1: TreeKind {
  static func service(_ piece: TreePiece) -> any TreePart1 { piece }
  static func piece(_ service: any TreePart1) -> TreePiece { service.piece }
}
enum TreeKind2: TreeKind {
  static func service(_ piece: TreePiece) -> any TreePart2 { piece }
  static func piece(_ service: any TreePart2) -> TreePiece { service.piece }
}
enum TreeKind3: TreeKind {
  static func service(_ piece: TreePiece) -> any TreePart3 { piece }
  static func piece(_ service: any TreePart3) -> TreePiece { service.piece }
}
enum TreeKind4: TreeKind {
  static func service(_ piece: TreePiece) -> any TreePart4 { piece as! CloseableTreePiece }
  static func piece(_ service: any TreePart4) -> TreePiece { service.piece }
}
enum TreeKind5: TreeKind {
  static func service(_ piece: TreePiece) -> any TreePart5 { piece as! CloseableTreePiece }
  static func piece(_ service: any TreePart5) -> TreePiece { service.piece }
}

enum BlueName: StaticServiceName { static var name: ServiceName { "blue" } }

/// The type of a parameter of a recipe.
protocol TreeParameter: Sendable, SendableMetatype {
  associatedtype Argument

  static func link(_ argument: Argument) -> TreeLink
}

enum PlainParameter<Kind: TreeKind>: TreeParameter {
  static func link(_ argument: Kind.Service) -> TreeLink { .pieces([Kind.piece(argument)]) }
}
enum NamedParameter<Kind: TreeKind>: TreeParameter {
  static func link(_ argument: Named<Kind.Service, BlueName>) -> TreeLink { .pieces([Kind.piece(argument.value)]) }
}
enum OptionalParameter<Kind: TreeKind>: TreeParameter {
  static func link(_ argument: Kind.Service?) -> TreeLink { .pieces(argument.map { [Kind.piece($0)] } ?? []) }
}
enum ArrayParameter<Kind: TreeKind>: TreeParameter {
  static func link(_ argument: [Kind.Service]) -> TreeLink { .pieces(argument.map(Kind.piece)) }
}
enum LazyParameter<Kind: TreeKind>: TreeParameter {
  static func link(_ argument: Lazy<Kind.Service>) -> TreeLink { .lazy { Kind.piece(try argument.get()) } }
}

/// The keys that recipes read and that requests override.
enum TreeKey0: PlainKey { static var value: Int { -1 } }
enum TreeKey1: PlainKey { static var value: Int { -1 } }
