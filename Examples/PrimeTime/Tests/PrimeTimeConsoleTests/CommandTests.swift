import Counter
import PrimeTimeApp
import Testing

@testable import PrimeTimeConsole

@Suite struct CommandTests {
  @Test(arguments: [
    ("+", Command.counter(.first, .incrTapped)),
    ("- 2", .counter(.second, .decrTapped)),
    ("  PRIME?  ", .counter(.first, .isPrimeTapped)),
    ("nth 1", .counter(.first, .nthPrimeTapped)),
    ("add 7", .add(7)),
    ("remove -3", .remove(-3)),
    ("save", .save),
    ("load", .load),
    ("undo", .undo),
    ("help", .help),
    ("q", .quit),
  ])
  func `a line is read as a command`(line: String, command: Command) throws {
    #expect(try Command(line) == command)
  }

  @Test func `an empty line is no command`() throws {
    #expect(try Command("   ") == nil)
  }

  @Test(arguments: [
    ("fly", "\"fly\" is no command."),
    ("nth 3", "There is no counter 3, only 1 and 2."),
    ("add", "Say which number: add 7"),
    ("add seven", "\"seven\" is no number."),
    ("save me now", "There is too much after \"save\"."),
  ])
  func `a line that is no command is explained`(line: String, words: String) {
    #expect(throws: Misunderstanding(words: words)) { try Command(line) }
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
    (21, "21st"), (111, "111th"), (1_002, "1002nd"), (0, "0th"), (-1, "-1st"),
  ])
  func `ordinals have the English suffix`(number: Int, ordinal: String) {
    #expect(Screen.ordinal(number) == ordinal)
  }
}
