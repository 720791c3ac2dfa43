import FurnishGraph
import SwiftSyntax

/// A search for the services that a place in the source refers to, for the hovers and jumps of an editor.
///
/// Use a navigator only on the thread that judges the ``LiveProgram``: later judgments change the index of declarations
/// that the navigator reads.
package final class ServiceNavigator {
  private let reading: InterpretedProgram
  private lazy var table = NavigationTable(reading)
  private lazy var files = Dictionary(
    zip(reading.index.paths, reading.index.paths.indices), uniquingKeysWith: { first, _ in first })

  init(_ reading: InterpretedProgram) { self.reading = reading }

  /// Finds the services at an offset of a file, in order of their names.
  ///
  /// An offset in the type or the name of a call that registers or requests refers to the service of the call.
  /// Elsewhere, it refers to the smallest type around it that is registered, requested or required.
  ///
  /// - Parameters:
  ///   - offset: An offset into the bytes of the text.
  ///   - path: The path of a file of the program.
  ///   - text: The text of the file when the program was judged, without a byte order mark.
  package func services(at offset: Int, in path: String, text: [UInt8]) -> [ServiceOccurrences] {
    LargeStack.run { self.found(at: offset, in: path, text: text) }
  }

  private func found(at offset: Int, in path: String, text: [UInt8]) -> [ServiceOccurrences] {
    // A file that could not be read is not parsed here either: the parser may need hours for it.
    guard let file = files[path] else { return [] }
    let source = ParsedSource(path: path, bytes: text, hasByteOrderMark: false)
    guard let cursor = SourceCursor(at: offset, in: source) else { return [] }
    for place in cursor.places {
      let services = table.services(at: place)
      if !services.isEmpty { return services }
    }
    let context = context(of: cursor, in: file)
    for reference in cursor.types {
      let services = table.services(of: reading.index.resolve(reference, in: context))
      if !services.isEmpty { return services }
    }
    return []
  }

  /// Returns the context in which names at a cursor are resolved: the types around the cursor take precedence.
  private func context(of cursor: SourceCursor, in file: FileID) -> LookupContext {
    let index = reading.index
    var context = LookupContext(file: file, module: index.moduleOfFile[file])
    switch cursor.enclosing {
    case .declaration(let place):
      context.type = index.types.firstIndex { $0.file == file && $0.facts.place == place }
    case .extension(let reference): context.type = index.declaration(of: index.resolve(reference, in: context))
    case nil: break
    }
    return context
  }
}
