import Foundation
import RepositoryChecks

/// Prints how the program is called, and ends it.
func usage() -> Never {
  print(
    """
    usage: check                     all of the following but snippets
           check imports             imports go down only
           check readme              the README, links, and the map of folders
           check articles            the programs in articles
           check generated [--write] the files that this program writes; --write writes them
           check words [path …]      the words of prose, in some files and folders or everywhere
           check snippets FOLDER     the output of snippets, whose programs are in the folder
    """)
  exit(2)
}

let repository = Repository(root: FileManager.default.currentDirectoryPath)
let arguments = CommandLine.arguments.dropFirst()
let operands = Array(arguments.dropFirst())
if arguments == [GeneratedCheck.name, "--write"] { try GeneratedCheck.write(to: repository) }
let checks: [any Check] =
  switch (arguments.first, operands.count) {
  case (nil, _): [ImportCheck(), ReadmeCheck(), ArticleCheck(), GeneratedCheck(), WordCheck()]
  case (ImportCheck.name, 0): [ImportCheck()]
  case (ReadmeCheck.name, 0): [ReadmeCheck()]
  case (ArticleCheck.name, 0): [ArticleCheck()]
  case (GeneratedCheck.name, 0): [GeneratedCheck()]
  case (GeneratedCheck.name, 1) where operands == ["--write"]: [GeneratedCheck()]
  case (WordCheck.name, _): [WordCheck(paths: operands)]
  case (SnippetCheck.name, 1): [SnippetCheck(programs: operands[0])]
  default: usage()
  }

let passed = checks.map { $0.run(on: repository) }
exit(passed.allSatisfy(\.self) ? 0 : 1)
