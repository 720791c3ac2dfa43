package import Foundation
import FurnishGraph

/// The JSON of a fragment. The facts of a file are a string of numbers, which refer to `words`: JSON that is nested as
/// deeply as code exceeds the limits of parsers.
private struct FragmentDocument: Codable {
  struct File: Codable {
    var path: String
    var facts: String
  }

  static let format = "furnish-fragment"

  var format = Self.format
  var version = Fragment.currentVersion
  var factsVersion = FileFacts.currentVersion
  /// The release of furnish that wrote the file. It informs users alone: the two versions above decide whether the file
  /// is accepted. Earlier releases did not write it.
  var furnish: String? = Version.current
  var module: String
  var isExposed: Bool?
  /// Left out if it is false.
  var isBoundToMainActor: Bool?
  /// The flags of `#if` that are set in the module; left out if none is.
  var setFlags: [String]?
  /// The flags of `#if` that are not set in the module, though other modules set them; left out if none exists.
  var unsetFlags: [String]?
  var files: [File]
  var problems: [Finding]
  var words: [String]
}

extension Fragment {
  /// Writes the fragment as JSON: the same text for the same files, byte for byte.
  package func json() throws -> Data {
    var writer = TapeWriter()
    var documents: [FragmentDocument.File] = []
    for file in files {
      let start = writer.tape.numbers.count
      writer.add(file.facts)
      let numbers = writer.tape.numbers[start...].map(String.init).joined(separator: " ")
      documents.append(FragmentDocument.File(path: file.path, facts: numbers))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let document = FragmentDocument(
      module: module, isExposed: isExposed, isBoundToMainActor: isBoundToMainActor ? true : nil,
      setFlags: flags.set.isEmpty ? nil : flags.set.sorted(),
      unsetFlags: flags.unset.isEmpty ? nil : flags.unset.sorted(), files: documents, problems: problems,
      words: writer.tape.words)
    return try encoder.encode(document) + Data("\n".utf8)
  }

  /// Creates a fragment from the JSON that ``json()`` has written.
  ///
  /// - Parameters:
  ///   - data: The JSON.
  ///   - name: The name of the fragment in an error.
  /// - Throws: ``FragmentRefusal``
  package init(json data: Data, name: String) throws {
    let document = try Self.document(data, name)
    module = document.module
    isExposed = document.isExposed
    isBoundToMainActor = document.isBoundToMainActor ?? false
    flags = FixedFlags(set: Set(document.setFlags ?? []), unset: Set(document.unsetFlags ?? []))
    problems = document.problems
    files = try document.files.map { file in
      do {
        let numbers = try Self.numbers(file.facts)
        var reader = TapeReader(FactTape(numbers: numbers, words: document.words))
        let facts = try FileFacts(from: &reader)
        guard reader.isAtEnd else { throw TapeDamage() }
        return SourceFile(path: file.path, module: document.module, facts: facts)
      } catch {
        throw FragmentRefusal(name: name, reason: .damaged(file.path))
      }
    }
  }

  private static func document(_ data: Data, _ name: String) throws -> FragmentDocument {
    struct Head: Decodable {
      var format: String?
      var version: Int?
      var factsVersion: Int?
    }
    func check(_ head: Head) throws {
      guard head.format == FragmentDocument.format, let version = head.version else {
        throw FragmentRefusal(name: name, reason: .noFragment)
      }
      guard version == currentVersion else { throw FragmentRefusal(name: name, reason: .version(version)) }
      if let facts = head.factsVersion, facts != FileFacts.currentVersion {
        throw FragmentRefusal(name: name, reason: .factsVersion(facts))
      }
    }
    do {
      let document: FragmentDocument
      do {
        document = try JSONDecoder().decode(FragmentDocument.self, from: data)
      } catch {
        // Another version may have other members, so its number explains more than the member that is missing.
        try check(try JSONDecoder().decode(Head.self, from: data))
        throw error
      }
      try check(
        Head(format: document.format, version: document.version, factsVersion: document.factsVersion))
      return document
    } catch let refusal as FragmentRefusal {
      throw refusal
    } catch let error as DecodingError {
      throw FragmentRefusal(name: name, reason: reason(error))
    }
  }

  private static func reason(_ error: DecodingError) -> FragmentRefusal.Reason {
    switch error {
    case .keyNotFound(let key, let context): .missing(member(context.codingPath + [key]))
    case .typeMismatch(_, let context) where context.codingPath.isEmpty: .noFragment
    case .typeMismatch(_, let context), .valueNotFound(_, let context): .missing(member(context.codingPath))
    case .dataCorrupted(let context): context.codingPath.isEmpty ? .noJSON : .missing(member(context.codingPath))
    @unknown default: .noFragment
    }
  }

  private static func member(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
      .replacingOccurrences(of: ".[", with: "[")
  }

  private static func numbers(_ text: String) throws -> [UInt32] {
    var text = text
    return try text.withUTF8 { bytes in
      var numbers: [UInt32] = []
      numbers.reserveCapacity(bytes.count / 2 + 1)
      var number: UInt64 = 0
      var hasDigits = false
      for byte in bytes {
        let digit = byte &- UInt8(ascii: "0")
        if digit < 10 {
          number = number * 10 + UInt64(digit)
          guard number <= UInt64(UInt32.max) else { throw TapeDamage() }
          hasDigits = true
        } else {
          guard byte == UInt8(ascii: " "), hasDigits else { throw TapeDamage() }
          numbers.append(UInt32(truncatingIfNeeded: number))
          (number, hasDigits) = (0, false)
        }
      }
      if hasDigits { numbers.append(UInt32(truncatingIfNeeded: number)) }
      return numbers
    }
  }
}
