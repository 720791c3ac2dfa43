import Counter
import PrimeTimeApp

/// A command that the user can type.
enum Command: Equatable {
  case counter(CounterID, CounterAction)
  case add(Int)
  case remove(Int)
  case save
  case load
  case undo
  case help
  case quit

  /// Reads a line: a word, and a number if the command has one.
  ///
  /// - Throws: ``Misunderstanding``, with the text to type instead.
  init?(_ line: String) throws(Misunderstanding) {
    let words = line.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    guard let verb = words.first else { return nil }
    guard words.count <= 2 else { throw Misunderstanding(words: "There is too much after \"\(verb)\".") }
    let argument = words.dropFirst().first
    switch verb {
    case "+", "inc": self = .counter(try Self.counter(argument), .incrTapped)
    case "-", "dec": self = .counter(try Self.counter(argument), .decrTapped)
    case "prime", "prime?": self = .counter(try Self.counter(argument), .isPrimeTapped)
    case "nth": self = .counter(try Self.counter(argument), .nthPrimeTapped)
    case "add": self = .add(try Self.number(argument, after: verb))
    case "remove": self = .remove(try Self.number(argument, after: verb))
    case "save": self = .save
    case "load": self = .load
    case "undo": self = .undo
    case "help", "?": self = .help
    case "quit", "exit", "q": self = .quit
    default: throw Misunderstanding(words: "\"\(verb)\" is no command.")
    }
  }

  private static func counter(_ argument: String?) throws(Misunderstanding) -> CounterID {
    switch argument {
    case nil, "1": .first
    case "2": .second
    case let other?: throw Misunderstanding(words: "There is no counter \(other), only 1 and 2.")
    }
  }

  private static func number(_ argument: String?, after verb: String) throws(Misunderstanding) -> Int {
    guard let argument else { throw Misunderstanding(words: "Say which number: \(verb) 7") }
    guard let number = Int(argument) else { throw Misunderstanding(words: "\"\(argument)\" is no number.") }
    return number
  }

  /// A list of all commands.
  static let manual = """
    +  -  prime  nth     the first counter: up, down, is it prime, the prime of that number
    + 2   nth 2   …      the same, for the second counter
    add 7   remove 7     the favorite primes
    save   load          … to and from their file
    undo   help   quit
    """
}

/// The error of a line that is no command.
struct Misunderstanding: Error, Equatable {
  let words: String
}
