/// The index of a program that stays in memory, retained from one judgment to the next.
final class RetainedIndex {
  private var index: DeclarationIndex?
  private var modulesBoundToMainActor: Set<String> = []
  private var flagsOfModules: [String: FixedFlags] = [:]
  /// The files that were edited since the last judgment.
  private var edited: Set<FileID> = []
  /// The number of times that all declarations were indexed.
  private(set) var buildCount = 0

  /// Notes that the facts of files have changed. Call ``removeIndex()`` as well if the numbers of files have changed
  /// since the last judgment.
  func noteEdit(of files: Range<Int>) { edited.formUnion(files.lazy.map(FileID.init)) }

  /// Notes that a file was added or removed, so that others have new numbers.
  func removeIndex() {
    index = nil
    edited = []
  }

  /// Returns the index of a program: the last one, if no declaration has changed.
  ///
  /// - Parameter program: The program of the last call, apart from the noted edits.
  func index(of program: Program, _ flags: FixedFlags) -> DeclarationIndex {
    defer { edited = [] }
    if let index, index.flags == flags, flagsOfModules == program.flagsOfModules,
      modulesBoundToMainActor == program.modulesBoundToMainActor,
      index.adopt(edited.reduce(into: [:]) { $0[$1] = program.files[$1.number] })
    {
      return index
    }
    (flagsOfModules, modulesBoundToMainActor) = (program.flagsOfModules, program.modulesBoundToMainActor)
    let built = DeclarationIndex(
      program.files, flags: flags, flagsOfModules: flagsOfModules, boundToMainActor: modulesBoundToMainActor)
    index = built
    buildCount += 1
    return built
  }
}
