import Foundation
package import FurnishGraph

extension RuleDescription {
  /// Judges one of the examples, and returns the findings of the rules.
  package func findings(in example: String) -> [Finding] {
    var options = Program.Options()
    if isStyle { options.styles = [name] }
    let programs = example.components(separatedBy: "// In the program that serves it:\n")
    options.serving = programs.dropFirst().map { Program(files: Self.files($0)) }
    return Program(files: Self.files(programs[0])).judged(options).findings
  }

  /// Splits an example into files. A line `// In the module App:` begins a module. The imports and the declaration of
  /// the container are added, since the examples leave them out.
  private static func files(_ example: String) -> [SourceFile] {
    var modules: [(name: String, text: String)] = [("App", "")]
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// In the module ") {
        modules.append((String(line.dropFirst("// In the module ".count).dropLast()), ""))
      } else {
        modules[modules.count - 1].text += "\(line)\n"
      }
    }
    let names = modules.map(\.name)
    return modules.filter { !$0.text.isEmpty }.map { module in
      let imports = names.filter { $0 != module.name }.map { "import \($0)\n" }.joined()
      let container = module.text.contains("container.") ? "let container = ServiceContainer()\n" : ""
      let facts = FileFacts("import Furnish\n\(imports)\(container)\(module.text)")
      return SourceFile(path: "Sources/\(module.name)/Main.swift", module: module.name, facts: facts)
    }
  }
}
