/// The replacement of edited files in an index, if they declare the same as before.
extension DeclarationIndex {
  /// Replaces files by edited ones that declare the same.
  ///
  /// Most edits change a body. The declarations in the index then stay as they are, and so do the results of lookups.
  ///
  /// - Parameter edited: Files of the same paths and modules, by their numbers.
  /// - Returns: `false` if a declaration differs. The index is unchanged then.
  func adopt(_ edited: [FileID: SourceFile]) -> Bool {
    guard edited.allSatisfy({ files[$0].facts.declarations == $1.facts.declarations }) else { return false }
    for (file, source) in edited {
      files[file] = source
      summaries[file] = source.summary
      statements[file] = source.facts.statements
      functions.replace(source.facts.functions, ofFile: file)
      variables.replace(source.facts.variables, ofFile: file)
      replaceTypes(source.facts.types, of: file)
    }
    // Lookups of names in a type that is declared in a body depend on the bodies that were read before.
    surroundings = [:]
    lookups.removeResults(ofLocal: typesInBodies)
    unread = unreadInDeclarations
    return true
  }

  private func replaceTypes(_ all: [TypeFacts], of file: FileID) {
    // A type that is declared twice, under conditions that exclude each other, has the facts of its first declaration.
    for (id, facts) in zip(typeNumbers[file], all).reversed() where facts.kind != .extension {
      if let id, types[id].file == file { types[id].facts = facts }
    }
  }
}

extension FileFacts {
  /// The declarations alone, without bodies, values and places.
  fileprivate var declarations: FileFacts {
    var declarations = FileFacts()
    declarations.imports = imports
    declarations.types = types.map(\.declaration)
    declarations.aliases = aliases
    declarations.functions = functions.map(\.declaration)
    declarations.variables = variables.map(\.declaration)
    return declarations
  }
}

extension TypeFacts {
  fileprivate var declaration: TypeFacts {
    var declaration = self
    declaration.place = .unknown
    declaration.attributes = attributes.map(\.declaration)
    declaration.remoteEndpoints = []
    return declaration
  }
}

extension FunctionFacts {
  fileprivate var declaration: FunctionFacts {
    var declaration = self
    declaration.place = .unknown
    declaration.attributes = attributes.map(\.declaration)
    declaration.body = nil
    declaration.origin = .arguments
    for index in parameters.indices { declaration.parameters[index].defaultValue = nil }
    return declaration
  }
}

extension VariableFacts {
  fileprivate var declaration: VariableFacts {
    var declaration = self
    declaration.place = .unknown
    declaration.attributes = attributes.map(\.declaration)
    declaration.initialValue = nil
    declaration.origin = .arguments
    return declaration
  }
}

extension AttributeFacts {
  /// The attribute without its arguments, which may contain places in the file.
  fileprivate var declaration: AttributeFacts {
    AttributeFacts(name: name, generics: generics, arguments: [], place: .unknown)
  }
}

extension Place {
  fileprivate static let unknown = Place.none
}
