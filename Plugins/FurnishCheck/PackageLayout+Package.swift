import Foundation
import PackagePlugin

extension PackageLayout {
  /// Creates the layout of all modules of a package, and of the local packages that it depends on. The tests of those
  /// packages are left out, and so is Furnish.
  init(of package: Package) {
    let own = package.targets.compactMap { Module($0, exposed: package.exposedTargets) }
    let others = package.localDependencies.flatMap { other in
      other.targets.compactMap { Module($0, exposed: other.exposedTargets) }.filter { $0.kind != .test }
    }
    self.init(modules: own + others)
  }

  /// Creates the layout of a target, and of the modules that it depends on.
  ///
  /// Modules of other packages are included only if they depend on Furnish, because only these can register services.
  /// Furnish is left out, since the command line recognizes its names.
  init(of target: SwiftSourceModuleTarget, in package: Package) {
    let own = Set(package.targets.map(\.id))
    let furnish = package.targetsOfFurnish
    let others = target.recursiveTargetDependencies.filter { other in
      !furnish.contains(other.id) && (own.contains(other.id) || other.dependsOnFurnish)
    }
    self.init(
      subject: target.moduleName,
      modules: ([target as any Target] + others).compactMap { Module($0, exposed: package.exposedTargets) })
  }
}

extension PackageLayout.Module {
  /// Creates the module of a target; nil for a target without Swift sources, and for macros, which run in the compiler.
  init?(_ target: any Target, exposed: Set<Target.ID>) {
    guard let target = target as? SwiftSourceModuleTarget else { return nil }
    let kind: Kind
    switch target.kind {
    case .executable, .snippet: kind = .executable
    case .test: kind = .test
    case .macro: return nil
    default: kind = .library
    }
    self.init(
      name: target.moduleName, kind: kind, isExposed: exposed.contains(target.id),
      flags: target.compilationConditions.sorted(),
      files: target.sourceFiles(withSuffix: "swift").map(\.url.path).sorted())
  }
}

extension Target {
  /// Whether the target depends on Furnish.
  var dependsOnFurnish: Bool {
    recursiveTargetDependencies.contains { ["Furnish", "FurnishValues"].contains($0.name) }
  }
}

extension Package {
  /// The targets that other packages may depend on.
  var exposedTargets: Set<Target.ID> {
    Set(products.filter { $0 is LibraryProduct }.flatMap(\.targets).map(\.id))
  }

  /// The packages that this package depends on by a path, directly or indirectly, except the one that contains this
  /// plugin.
  var localDependencies: [Package] {
    var seen: Set<Package.ID> = [id]
    var remaining = [self]
    var found: [Package] = []
    while let package = remaining.popLast() {
      for other in package.dependencies.map(\.package) where seen.insert(other.id).inserted {
        guard case .local = other.origin, !other.targets.contains(where: { $0.name == "Furnish" }) else { continue }
        found.append(other)
        remaining.append(other)
      }
    }
    return found.sorted { $0.id < $1.id }
  }

  /// The targets of the package that contains this plugin.
  var targetsOfFurnish: Set<Target.ID> {
    var seen: Set<Package.ID> = []
    var remaining = [self]
    while let package = remaining.popLast() {
      guard seen.insert(package.id).inserted else { continue }
      if package.targets.contains(where: { $0.name == "Furnish" }) { return Set(package.targets.map(\.id)) }
      remaining += package.dependencies.map(\.package)
    }
    return []
  }
}
