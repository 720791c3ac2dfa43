import ArgumentParser
import FurnishScanner

/// The options that choose the parts of a program to judge: the same for source and for fragments.
struct ConditionOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Judge only what this type or module reaches.", valueName: "name"))
  var root: [String] = []

  @Option(help: ArgumentHelp("A flag of #if that is set.", valueName: "flag"))
  var define: [String] = []

  @Option(help: ArgumentHelp("A flag of #if that is not set.", valueName: "flag"))
  var undefine: [String] = []

  /// Returns the options of a judgment, together with those of the configuration. The command line takes precedence.
  func options(_ configuration: Configuration) -> Program.Options {
    Self.options(configuration, roots: root, defines: Set(define), undefines: Set(undefine))
  }

  /// Returns the options of a judgment, from a configuration and the options that take precedence over it.
  static func options(
    _ configuration: Configuration, roots: [String] = [], defines: Set<String> = [], undefines: Set<String> = []
  ) -> Program.Options {
    var options = Program.Options()
    options.roots = configuration.roots + roots
    options.defines = Set(configuration.defines).subtracting(undefines).union(defines)
    options.undefines = Set(configuration.undefines).subtracting(defines).union(undefines)
    options.rules.levels = configuration.rules
    options.styles = options.rules.styles
    return options
  }
}
