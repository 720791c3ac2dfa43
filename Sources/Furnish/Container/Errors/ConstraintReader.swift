/// A reader of the printed name of a type. It returns the name with the argument of each constrained protocol as it is
/// written in the source: `any Store<Int>` in place of `any Store<Self.Store.Item == Int>`.
///
/// Two cases stay as Swift prints them. Of a protocol with several arguments, Swift prints
/// `Self.Pair.A == Int, Self.Pair.B == String`, in the order of the names, which need not be the order in the source.
/// The arguments of a composition are all printed behind its last protocol.
struct ConstraintReader {
  private let name: [UInt8]
  private var index = 0

  init(_ name: String) { self.name = Array(name.utf8) }

  mutating func read() -> String { String(decoding: readType(isArgument: false).text, as: UTF8.self) }

  /// Reads a type, or a constraint such as `Self.Store.Item == Int`, of which the type is the argument.
  ///
  /// - Parameter isArgument: Whether a comma or an angle bracket ends it.
  /// - Returns: The text, and the index at which the argument of a constraint begins in it; nil if it is no constraint.
  private mutating func readType(isArgument: Bool) -> (text: [UInt8], argument: Int?) {
    let isConstraint = isArgument && name[index...].starts(with: "Self.".utf8)
    var (text, argument): ([UInt8], Int?) = ([], nil)
    var (pathStart, depth) = (0, 0)
    while index < name.count {
      let byte = name[index]
      if isArgument, depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ">") { break }
      switch byte {
      case UInt8(ascii: "`"): text += rawIdentifier()
      case UInt8(ascii: "(") where privateName != nil: text += readPrivateName()
      case UInt8(ascii: "<"): text += arguments(ofComposition: text[..<pathStart].suffix(2).elementsEqual("& ".utf8))
      default:
        let isArrow = byte == UInt8(ascii: "-")
        text += name[index..<min(index + (isArrow ? 2 : 1), name.count)]
        index += isArrow ? 2 : 1
        if "([".utf8.contains(byte) { depth += 1 }
        if ")]".utf8.contains(byte) { depth -= 1 }
        if " ([".utf8.contains(byte) { pathStart = text.count }
        if isConstraint, argument == nil, depth == 0, text.suffix(4).elementsEqual(" == ".utf8) {
          argument = text.count
        }
      }
    }
    return (text, argument)
  }

  /// Reads the arguments in angle brackets, which begin here.
  private mutating func arguments(ofComposition isComposition: Bool) -> [UInt8] {
    var all: [(text: [UInt8], argument: Int?)] = []
    repeat {
      index += 1
      // A space follows a comma.
      if !all.isEmpty, index < name.count, name[index] == UInt8(ascii: " ") { index += 1 }
      all.append(readType(isArgument: true))
    } while index < name.count && name[index] == UInt8(ascii: ",")
    index += 1
    let isWritten = all.count == 1 && !isComposition
    let texts = all.map { isWritten && $0.argument != nil ? Array($0.text[$0.argument!...]) : $0.text }
    return [UInt8(ascii: "<")] + texts.joined(separator: ", ".utf8) + [UInt8(ascii: ">")]
  }

  /// The name of the private type that begins here, which Swift prints with a hash of its file in a constraint:
  /// `Store` of `(Store in _DAC7C45C)`.
  private var privateName: ArraySlice<UInt8>? {
    guard let end = name[index...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    let content = name[(index + 1)..<end]
    guard let start = content.lastIndex(of: UInt8(ascii: "_")), !content.contains(where: "(<".utf8.contains),
      content[..<start].suffix(4).elementsEqual(" in ".utf8)
    else { return nil }
    return content[..<start].dropLast(4)
  }

  private mutating func readPrivateName() -> ArraySlice<UInt8> {
    let found = privateName!
    index = name[index...].firstIndex(of: UInt8(ascii: ")"))! + 1
    return found
  }

  /// Reads an identifier between backticks, whose other characters have no meaning here.
  private mutating func rawIdentifier() -> ArraySlice<UInt8> {
    let start = index
    repeat { index += 1 } while index < name.count && name[index] != UInt8(ascii: "`")
    index = min(index + 1, name.count)
    return name[start..<index]
  }
}
