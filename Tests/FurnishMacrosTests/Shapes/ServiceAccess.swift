public import FurnishMacros

// shape: a public class of public services
@Service((any PublicBell).self)
public class PublicTower: PublicBell {
  @Injection public var bell: any PublicBell
  public func toll() -> String { "public" }
}

// shape: a public class of services that are internal
@Service((any PublicBell).self)
public final class PublicFront: PublicBell {
  @Injection var bell: any Bell
  public func toll() -> String { bell.sound }
}

// shape: an open class
@Service((any PublicBell).self)
open class OpenTower: PublicBell {
  @Injection public var name: String
  open func toll() -> String { "open \(name)" }
}

// shape: a class of its package
@Service
package final class PackageTower {
  @Injection package var name: String
}

// shape: a public struct
@Service((any PublicBell).self)
public struct PublicBellRope: PublicBell {
  @Injection package var name: String
  public func toll() -> String { name }
}

// shape: a class of its file
@Service
private final class PrivateTower {
  @Injection var name: String
}

// shape: a class that is declared as internal
@Service
internal final class InternalTower {
  @Injection fileprivate var name: String
}

// shape: none
public protocol PublicBell {
  func toll() -> String
}

/// What the tests see of the class of this file.
enum PrivateTowerAccess {
  static func name(from provider: ServiceScope) -> String {
    PrivateTower(provider: provider).name + PrivateTower(name: " by hand").name
  }

  static func register(in services: any ServiceCollection) {
    services.register(as: PrivateTower.self, lifetime: .transient)
  }
}
