/// An `import` of a Swift file.
struct ImportStatement: Hashable {
  let module: String
  /// The line that names the module.
  let line: Int

  /// The name of the module is the first group. Attributes and access levels precede the word `import`, and a kind of
  /// declaration may follow it. A colon after the name would make it the label of a parameter.
  fileprivate static let pattern = Pattern(
    literal: #"""
      (?xm)
      (?: ^ | ; ) \h*+
      (?: (?: @ \w+ (?: \h* \( [^()]* \) )? | public | package | internal | fileprivate | private | open ) \h*+ )*+
      import \s+
      (?: (?: typealias | struct | class | enum | protocol | let | var | func ) \s+ )?
      `?+ ( [A-Za-z_] [A-Za-z0-9_]*+ ) `?+ (?! \s* : )
      """#)
}

extension SwiftSource {
  /// The imports of the file, in any form that Swift accepts.
  var imports: [ImportStatement] {
    let code = code
    return ImportStatement.pattern.ranges(in: code, group: 1).map { range in
      ImportStatement(module: code.utf16Text(range), line: code.line(atUTF16: range.lowerBound))
    }
  }
}
