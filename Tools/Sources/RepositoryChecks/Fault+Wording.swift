// The words of all faults: each text states the fault, and how to fix it.

// MARK: Imports

extension Fault {
  static func unreadableRow(at place: Place) -> Fault {
    Fault(place, "cannot read this row: write `<layer> <Module>: <imports>` or `group @<name>: <modules>`")
  }

  static func layersOutOfOrder(_ module: String, layer: Int, below lower: Int, at place: Place) -> Fault {
    Fault(place, "\(module) of layer \(layer) is below a row of layer \(lower): put the lower layers first")
  }

  static func secondRow(_ module: String, at place: Place) -> Fault {
    Fault(place, "\(module) has a row already: keep one")
  }

  static func unknownGroup(_ group: String, at place: Place) -> Fault {
    Fault(place, "there is no group \(group) above this row: spell it as its `group` row does")
  }

  static func rowPointsUpward(_ module: String, imports imported: String, at place: Place) -> Fault {
    Fault(
      place,
      "\(module) may not import \(imported), whose row is further down: imports go down only; move the code that both"
        + " need into a lower module")
  }

  static func emptyTable(at place: Place) -> Fault {
    Fault(place, "the table is missing or empty: write a row `<layer> <Module>: <imports>` for each module")
  }

  static func noModules(at place: Place) -> Fault {
    Fault(place, "there is no module here: run this in the root of the checkout")
  }

  static func moduleWithoutRow(_ module: String, at place: Place) -> Fault {
    Fault(place, "module \(module) has no row in Tools/modules: add `<layer> \(module): <its imports>` there")
  }

  static func unreadableFile(_ construct: SwiftSource.Unfinished, at place: Place) -> Fault {
    Fault(
      place,
      "cannot read this file, a \(construct.rawValue) is still open at its end: close it or, if Swift compiles the file,"
        + " correct SwiftLexer.swift in Tools")
  }

  static func forbiddenImport(_ imported: String, in module: String, isOwn: Bool, at place: Place) -> Fault {
    let advice =
      if isOwn {
        "imports go down only (Tools/modules); move the code that both need into a lower module, or this code into a"
          + " higher one"
      } else if imported.hasPrefix("Foundation") {
        "a program that imports \(module) would link Foundation too, 50 MB of a static program; use the standard library,"
          + " or move this code into a module that may import it (Tools/modules)"
      } else if imported == "Synchronization" {
        "it needs newer systems than this package supports; use the lock and the atomics of FurnishPrimitives"
      } else {
        "it is not in the row of \(module) in Tools/modules; move this code into a module that may import it, or, if"
          + " \(module) itself must, add it to that row"
      }
    return Fault(place, "module \(module) may not import \(imported): \(advice)")
  }
}

// MARK: Documents

extension Fault {
  static func missingReadme(at place: Place) -> Fault {
    Fault(place, "there is no README here: run this in the root of the checkout")
  }

  static func longReadme(_ lineCount: Int, limit: Int, at place: Place) -> Fault {
    Fault(
      place,
      "the README has \(lineCount) lines: keep it under \(limit), and put the rest into the documentation")
  }

  static func deadLink(_ target: String, at place: Place) -> Fault {
    Fault(place, "there is no \(target) to link to: correct the path, from the folder of this document")
  }

  static func unknownCommand(_ command: String, at place: Place) -> Fault {
    Fault(place, "the Makefile has no command '\(command)': `make help` lists them")
  }

  static func unmappedFolder(_ folder: String, at place: Place) -> Fault {
    Fault(
      place, "the map has no line for the folder '\(folder)': add `<name>/  <its contents>` below the folder around it")
  }

  static func mapOfNoFolder(_ folder: String, at place: Place) -> Fault {
    Fault(place, "the map has a line for '\(folder)', which is no folder: remove it")
  }
}

// MARK: Programs and output in documents

extension Fault {
  static func programWithoutSnippet(at place: Place) -> Fault {
    Fault(
      place, "nothing compiles this program: put it into Snippets/ and <!-- Snippets/Name.swift --> above it")
  }

  static func programWithoutSlice(at place: Place) -> Fault {
    Fault(
      place, "nothing compiles this program: put it into Snippets/ and <!-- Snippets/Name.swift#slice --> above it")
  }

  static func missingSource(_ path: String, at place: Place) -> Fault {
    Fault(place, "there is no \(path): correct the name above this block")
  }

  static func missingSlice(_ name: String, of path: String, at place: Place) -> Fault {
    Fault(place, "\(path) has no slice '\(name)': put it between `// snippet.\(name)` and `// snippet.end`")
  }

  /// Describes the changes from the source of a program to the program in the document.
  static func differentProgram(
    _ source: String, difference: CollectionDifference<String>, at place: Place
  ) -> Fault {
    let lines = difference.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset: offset, text: "  line \(offset + 1) of the source: \(line)")
      case .insert(let offset, let line, _): (offset: offset, text: "  line \(offset + 1) of the document: \(line)")
      }
    }
    return Fault(
      place,
      (["this program is not \(source) any more: copy one over the other"]
        + lines.sorted { $0.offset < $1.offset }.map(\.text)).joined(separator: "\n"))
  }

  static func notInTest(_ path: String, at place: Place) -> Fault {
    Fault(place, "this program is not a part of \(path): copy one over the other")
  }

  static func outputWithoutSource(at place: Place) -> Fault {
    Fault(
      place, "nothing prints this: name the snippet that does, by <!-- output of Snippets/Name.swift --> above it")
  }

  static func differentOutput(_ snippet: String, output: String, at place: Place) -> Fault {
    Fault(place, "\(snippet) prints something else: copy it from below\n\(output)")
  }

  static func failedSnippet(status: Int32, at place: Place) -> Fault {
    Fault(place, "it ended with \(status): run the program and read its output")
  }

  static func unbuiltSnippet(_ reason: String, at place: Place) -> Fault {
    Fault(place, "its program cannot be run (\(reason)): build the package first")
  }
}

// MARK: Generated code

extension Fault {
  static func outdatedFile(at place: Place) -> Fault {
    Fault(
      place,
      "this is not the text that Tools/Sources/RepositoryChecks/Generated writes: change that, never the file, and run"
        + " `Scripts/check generated --write`")
  }

  static func notGenerated(at place: Place) -> Fault {
    Fault(place, "its folder contains only files that Tools writes: move it to another folder, or remove it")
  }
}

// MARK: Words

extension Fault {
  static func unreadableWord(at place: Place) -> Fault {
    Fault(place, "cannot read this row: write `<where>: <pattern> -> <advice>`")
  }

  static func unreadablePattern(_ pattern: String, at place: Place) -> Fault {
    Fault(place, "'\(pattern)' is not a regular expression: correct it")
  }

  static func noWords(at place: Place) -> Fault {
    Fault(place, "the list is missing or empty: write a row `<where>: <pattern> -> <advice>` for each word")
  }

  static func word(_ word: String, advice: String, at place: Place) -> Fault {
    Fault(place, "'\(word)': \(advice)")
  }

  static func summaryWithoutPeriod(_ end: String, at place: Place) -> Fault {
    Fault(place, "'\(end)': end the summary with a period")
  }

  static func missingFile(at place: Place) -> Fault {
    Fault(place, "there is no such file: write its path from the root of the checkout")
  }
}

extension Fault {
  fileprivate init(_ place: Place, _ message: String) {
    self.place = place
    self.message = message
  }
}
