// swift-format-ignore-file: written by generate-containers. Each container is compiled, and read as source.
import Furnish

enum ByName: ServiceNamed { static let name: ServiceName = "name" }

enum Wired0 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: (any DP)?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: [any DP], d2: (any DP)?) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(c1: Named<any CP, ByName>) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(a1: A, a2: [A]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self, name: "name", B.init(d1:d2:))
    services.register((any CP).self) { (c1: Named<any CP, ByName>) async in C(c1: c1) }
    services.decorate((any CP).self) { (inner: any CP, _: any CP) in inner }
    services.register((any DP).self, lifetime: .transient, D.init(a1:a2:))
    return container
  }
}

enum Wired1 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(f1: Named<F, ByName>, e2: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: F, f2: Named<F, ByName>) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(c1: [any CP]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self, name: "name") { B(made: ()) }
    services.register((any CP).self) { C(made: ()) }
    services.register((any CP).self, lifetime: .scoped) { C(made: ()) }
    services.decorate((any CP).self) { (inner: any CP, _: D) in inner }
    services.register(E.self, instance: E(made: ()))
    services.replace(F.self, F.init(c1:))
    return container
  }
}

enum Wired2 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: D) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: D, e2: any EP) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: Lazy<any EP>, e2: any EP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, name: "name") { A(made: ()) }
    services.register((any BP).self) { (d1: D) async in B(d1: d1) }
    services.register((any CP).self, C.init(d1:e2:))
    services.decorate((any CP).self) { (inner: any CP, _: A) in inner }
    services.register(D.self, instance: D(made: ()))
    services.register((any EP).self, instance: E(made: ()))
    return container
  }
}

enum Wired3 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D, d2: Named<D, ByName>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(C.self, lifetime: .scoped) { C(made: ()) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, A.init(d1:d2:))
    services.register(B.self) { B(made: ()) }
    services.decorate(B.self) { (inner: B, _: D) in inner }
    services.register(C.self, lifetime: .scoped) { C(made: ()) }
    return container
  }
}

enum Wired4 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: D, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(a1: any AP, d2: D) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.replace(D.self, D.init(a1:d2:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register((any AP).self) { A(made: ()) }
    services.register((any BP).self, name: "name", lifetime: .transient) { B(made: ()) }
    services.register((any BP).self, lifetime: .transient) { B(made: ()) }
    services.registerOnMainActor(C.self, lifetime: .scoped) { (d1: D, d2: D) in C(d1: d1, d2: d2) }
    services.register(D.self, lifetime: .transient) { (a1: any AP, d2: D) in D(a1: a1, d2: d2) }
    return container
  }
}

enum Wired5 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: (any EP)?, e2: Named<any EP, ByName>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: Lazy<any EP>, e2: any EP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(e1: any EP, b2: B) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.register(B.self) { B(made: ()) }
    services.registerOnMainActor(C.self) { (e1: (any EP)?, e2: Named<any EP, ByName>) in C(e1: e1, e2: e2) }
    services.decorate(C.self) { (inner: C, _: D) in inner }
    services.register(D.self, lifetime: .scoped, D.init(e1:e2:))
    services.register((any EP).self, lifetime: .transient) { (e1: any EP, b2: B) async in E(e1: e1, b2: b2) }
    services.register((any EP).self, name: "name", lifetime: .scoped, E.init(e1:b2:))
    return container
  }
}

enum Wired6 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(e1: E?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E?, e2: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, A.init(e1:))
    services.register(B.self, instance: B(made: ()))
    services.register(C.self) { C(made: ()) }
    services.decorate(E.self) { (inner: E, _: D) in inner }
    return container
  }
}

enum Wired7 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: Named<B, ByName>, e2: E?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: Lazy<B>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(e1: E, d2: D) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any AP).self, A.init(b1:e2:))
      services.register(D.self) { D(made: ()) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register((any AP).self, name: "name") { (b1: Named<B, ByName>, e2: E?) in A(b1: b1, e2: e2) }
    services.decorate((any AP).self) { (inner: any AP, _: C) in inner }
    services.registerOnMainActor(C.self) { (b1: Lazy<B>) in C(b1: b1) }
    services.register(D.self, lifetime: .transient) { D(made: ()) }
    services.registerOnMainActor(E.self, name: "name", lifetime: .transient) { (e1: E, d2: D) in E(e1: e1, d2: d2) }
    return container
  }
}

enum Wired8 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: any CP) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(f1: Named<any FP, ByName>, e2: [E]) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(e1: E) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: any FP, a2: A?) {}
  }
  protocol FP: Sendable {}
  struct F: FP {
    init(made: Void) {}
    init(b1: B, e2: E) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(c1:))
    services.register(B.self, B.init(f1:e2:))
    services.register((any CP).self, C.init(e1:))
    services.register((any DP).self) { D(made: ()) }
    services.register((any DP).self) { D(made: ()) }
    services.register((any FP).self, lifetime: .scoped, F.init(b1:e2:))
    return container
  }
}

enum Wired9 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(f1: Named<F, ByName>, f2: F) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(d1: D?, f2: F) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self, lifetime: .scoped) { B(made: ()) }
    services.register((any CP).self) { C(made: ()) }
    services.register(D.self) { provider in D(f1: provider.resolveRequired(F.self)) }
    services.registerOnMainActor(D.self) { (f1: F) in D(f1: f1) }
    services.register((any EP).self) { (f1: Named<F, ByName>, f2: F) async in E(f1: f1, f2: f2) }
    services.register(F.self, lifetime: .scoped, F.init(d1:f2:))
    return container
  }
}

enum Wired10 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: any CP, c2: any CP) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(c1: any CP, c2: any CP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .singleton, eager: true, A.init(b1:))
    services.register((any BP).self, name: "name", instance: B(made: ()))
    services.register((any CP).self, C.init(c1:c2:))
    return container
  }
}

enum Wired11 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: B, e2: E?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(e1: [E]) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E, a2: A?) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(a1: A) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.registerOnMainActor(A.self, name: "name", lifetime: .transient) { (b1: B, e2: E?) in A(b1: b1, e2: e2) }
    services.register(A.self, name: "name", A.init(b1:e2:))
    services.registerOnMainActor(B.self) { (e1: [E]) in B(e1: e1) }
    services.decorate(B.self) { (inner: B, _: E) in inner }
    services.register(C.self, lifetime: .singleton, eager: true, C.init(f1:))
    services.register(D.self, lifetime: .transient, D.init(e1:a2:))
    services.register(E.self, lifetime: .transient) { (d1: D) async in E(d1: d1) }
    services.register(F.self, lifetime: .scoped) { (a1: A) async in F(a1: a1) }
    return container
  }
}

enum Wired12 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: Named<D, ByName>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: D?, f2: any FP) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
  }
  protocol FP: Sendable {}
  struct F: FP {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { A(made: ()) }
    services.register((any BP).self, B.init(d1:))
    services.register(C.self, C.init(d1:f2:))
    services.register(D.self, name: "name") { D(made: ()) }
    services.register(D.self) { D(made: ()) }
    services.register((any EP).self, name: "name", lifetime: .transient) { E(made: ()) }
    services.register((any FP).self, instance: F(made: ()))
    services.decorate((any FP).self) { (inner: any FP, _: any BP) in inner }
    return container
  }
}

enum Wired13 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(d1: [D], c2: [C]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: [C]) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { (d1: [D], c2: [C]) in A(d1: d1, c2: c2) }
    services.register((any AP).self, lifetime: .singleton, eager: true, A.init(d1:c2:))
    services.register(B.self, lifetime: .scoped, B.init(c1:))
    services.register(C.self, lifetime: .scoped) { C(made: ()) }
    services.decorate(C.self) { (inner: C, _: D) in inner }
    services.register(D.self) { D(made: ()) }
    services.register(D.self, instance: D(made: ()))
    return container
  }
}

enum Wired14 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: Named<C, ByName>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: Named<C, ByName>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: any AP) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(B.self, instance: B(made: ()))
      services.registerOnMainActor(C.self) { (a1: any AP) in C(a1: a1) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.replace((any AP).self, A.init(c1:))
    services.register(B.self, lifetime: .transient, B.init(c1:))
    services.register(C.self, instance: C(made: ()))
    return container
  }
}

enum Wired15 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: any CP) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: (any CP)?, d2: Named<any DP, ByName>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(b1: B) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .transient, A.init(c1:))
    services.register((any CP).self) { (b1: B) in C(b1: b1) }
    services.register((any DP).self, name: "name", lifetime: .scoped) { D(made: ()) }
    services.register((any DP).self) { D(made: ()) }
    return container
  }
}

enum Wired16 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(e1: E, c2: C) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C, c2: Lazy<C>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(d1: Named<any DP, ByName>) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(a1: Named<any AP, ByName>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .singleton, eager: true, A.init(e1:c2:))
    services.register((any AP).self, name: "name", lifetime: .transient, A.init(e1:c2:))
    services.register((any BP).self, name: "name") { (c1: C, c2: Lazy<C>) async in B(c1: c1, c2: c2) }
    services.register((any BP).self, B.init(c1:c2:))
    services.decorate((any BP).self) { (inner: any BP, _: any DP) in inner }
    services.decorate((any DP).self) { (inner: any DP, _: any BP) in inner }
    services.register(E.self, lifetime: .transient, E.init(a1:))
    return container
  }
}

enum Wired17 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C?, b2: any BP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(c1: C, a2: A) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, A.init(c1:))
    services.register((any BP).self, lifetime: .singleton, eager: true, B.init(c1:b2:))
    services.replace(C.self, C.init(c1:a2:))
    return container
  }
}

enum Wired18 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: Lazy<C>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: any BP, d2: D?) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(c1: Lazy<C>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .scoped) { (b1: any BP) async in A(b1: b1) }
    services.decorate((any AP).self) { (inner: any AP, _: C) in inner }
    services.register((any BP).self) { (c1: Lazy<C>) in B(c1: c1) }
    services.register(C.self) { (b1: any BP, d2: D?) in C(b1: b1, d2: d2) }
    services.register(D.self, D.init(c1:))
    return container
  }
}

enum Wired19 {
  struct A: Sendable {
    init(made: Void) {}
    init(e1: (any EP)?, b2: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: Lazy<D>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: any EP, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: any EP, e2: any EP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(c1: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.replace(A.self, A.init(e1:b2:))
    services.register((any BP).self, lifetime: .singleton, eager: true, B.init(d1:))
    services.register(D.self, instance: D(made: ()))
    services.register((any EP).self, name: "name") { provider in E(c1: provider.resolveRequired(C.self)) }
    return container
  }
}

enum Wired20 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E?, d2: Lazy<D>) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: F, f2: F) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(e1: Lazy<E>, c2: Lazy<C>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { A(made: ()) }
    services.register(B.self) { B(made: ()) }
    services.register(C.self, lifetime: .scoped) { (e1: E) async in C(e1: e1) }
    services.register(C.self, lifetime: .transient) { provider in C(e1: provider.resolveRequired(E.self)) }
    services.replace(D.self, lifetime: .scoped, D.init(e1:d2:))
    services.register(F.self) { (e1: Lazy<E>, c2: Lazy<C>) in F(e1: e1, c2: c2) }
    return container
  }
}

enum Wired21 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(b1: Lazy<any BP>, c2: Named<C, ByName>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.register((any BP).self, lifetime: .scoped, B.init(b1:c2:))
    services.register(C.self, name: "name") { C(made: ()) }
    services.register((any DP).self) { D(made: ()) }
    return container
  }
}

enum Wired22 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: A, c2: C) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E, e2: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .scoped) { A(made: ()) }
    services.register(A.self) { A(made: ()) }
    services.register((any BP).self, instance: B(made: ()))
    services.register(C.self, lifetime: .singleton, eager: true, C.init(a1:c2:))
    services.register(D.self, lifetime: .singleton, eager: true, D.init(e1:e2:))
    services.register(E.self, lifetime: .scoped) { E(made: ()) }
    return container
  }
}

enum Wired23 {
  struct A: Sendable {
    init(made: Void) {}
    init(a1: A) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: any DP, d2: any DP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: A) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.tryRegister(A.self, lifetime: .transient, A.init(a1:))
    services.register(B.self, name: "name", B.init(d1:d2:))
    services.register(C.self, name: "name", instance: C(made: ()))
    services.replace((any DP).self, name: "name", lifetime: .scoped, D.init(d1:))
    return container
  }
}

enum Wired24 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: [E]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, name: "name", instance: A(made: ()))
    services.decorate(A.self) { (inner: A, _: any BP) in inner }
    services.register((any BP).self) { B(made: ()) }
    services.register(C.self, lifetime: .singleton, eager: true, C.init(e1:))
    services.register(D.self, name: "name") { D(made: ()) }
    services.register(E.self, lifetime: .scoped) { E(made: ()) }
    services.register(E.self, name: "name", lifetime: .transient) { E(made: ()) }
    services.register(F.self, name: "name", instance: F(made: ()))
    return container
  }
}

enum Wired25 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: Lazy<D>, f2: F?) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .transient) { A(made: ()) }
    services.register(B.self, instance: B(made: ()))
    services.registerOnMainActor((any CP).self) { (d1: Lazy<D>, f2: F?) in C(d1: d1, f2: f2) }
    services.register(D.self, lifetime: .transient) { D(made: ()) }
    services.register((any EP).self, E.init(f1:))
    services.register(F.self, name: "name", lifetime: .scoped) { F(made: ()) }
    return container
  }
}

enum Wired26 {
  struct A: Sendable {
    init(made: Void) {}
    init(a1: A) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .scoped) { (a1: A) in A(a1: a1) }
    services.register(B.self, name: "name", lifetime: .scoped) { B(made: ()) }
    services.register(C.self) { C(made: ()) }
    services.replace((any DP).self, name: "name", lifetime: .transient, D.init(d1:))
    return container
  }
}

enum Wired27 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: Lazy<any DP>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { A(made: ()) }
    services.register((any BP).self, instance: B(made: ()))
    services.register((any CP).self) { (b1: any BP) async in C(b1: b1) }
    services.decorate((any CP).self) { (inner: any CP, _: any DP) in inner }
    services.register((any DP).self) { (d1: any DP) async in D(d1: d1) }
    return container
  }
}

enum Wired28 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C, c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: A?, a2: A) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { (c1: C) in A(c1: c1) }
    services.tryRegister(B.self, B.init(c1:c2:))
    return container
  }
}

enum Wired29 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: D) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: D, d2: D?) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any CP).self, name: "name") { (d1: D, d2: D?) async in C(d1: d1, d2: d2) }
      services.register(D.self, instance: D(made: ()))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self) { (d1: D) async in A(d1: d1) }
    services.register(A.self, name: "name") { provider in A(d1: provider.resolveRequired(D.self)) }
    services.register((any BP).self, lifetime: .scoped) { (d1: D) in B(d1: d1) }
    services.registerOnMainActor((any BP).self, lifetime: .scoped) { (d1: D) in B(d1: d1) }
    services.register((any CP).self, C.init(d1:d2:))
    services.register(D.self, instance: D(made: ()))
    return container
  }
}

enum Wired30 {
  struct A: Sendable {
    init(made: Void) {}
    init(e1: [any EP]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(e1: (any EP)?, d2: any DP) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(c1: any CP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(c1: Named<any CP, ByName>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, name: "name", A.init(e1:))
    services.register(B.self, B.init(d1:))
    services.register((any CP).self, name: "name", lifetime: .scoped) { (e1: (any EP)?, d2: any DP) in C(e1: e1, d2: d2) }
    services.register((any DP).self, D.init(c1:))
    services.register((any DP).self) { (c1: any CP) async in D(c1: c1) }
    services.decorate((any DP).self) { (inner: any DP, _: any DP) in inner }
    services.replace((any EP).self, E.init(c1:))
    services.register((any EP).self, lifetime: .singleton, eager: true, E.init(c1:))
    return container
  }
}

enum Wired31 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: B) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: D, a2: Named<A, ByName>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.registerOnMainActor(A.self) { (b1: B) in A(b1: b1) }
    services.register((any CP).self) { C(made: ()) }
    services.register(D.self) { D(made: ()) }
    return container
  }
}

enum Wired32 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(d1: [D], d2: Lazy<D>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, name: "name", lifetime: .scoped) { A(made: ()) }
    services.register(A.self) { A(made: ()) }
    services.register(B.self) { B(made: ()) }
    services.register((any CP).self, lifetime: .transient) { C(made: ()) }
    services.register(D.self, lifetime: .singleton, eager: true, D.init(d1:d2:))
    return container
  }
}

enum Wired33 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: any CP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(a1: Lazy<any AP>, c2: any CP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .singleton, eager: true, A.init(c1:))
    services.register((any BP).self, lifetime: .scoped) { B(made: ()) }
    services.decorate((any BP).self) { (inner: any BP, _: any AP) in inner }
    services.register((any CP).self, instance: C(made: ()))
    return container
  }
}

enum Wired34 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: Named<any EP, ByName>) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(b1: B, b2: B) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(C.self, lifetime: .scoped, C.init(e1:))
      services.register(D.self, lifetime: .transient, D.init(e1:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register((any AP).self) { A(made: ()) }
    services.register(B.self) { provider in B(e1: provider.resolveRequired((any EP).self)) }
    services.tryRegister(B.self, B.init(e1:))
    services.decorate(B.self) { (inner: B, _: any EP) in inner }
    services.register(C.self, C.init(e1:))
    services.register(D.self, lifetime: .singleton, eager: true, D.init(e1:))
    services.register((any EP).self, lifetime: .transient) { (b1: B, b2: B) in E(b1: b1, b2: b2) }
    return container
  }
}

enum Wired35 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: D, d2: [D]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(d1: [D]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { (d1: D) async in A(d1: d1) }
    services.decorate(A.self) { (inner: A, _: D) in inner }
    services.register(B.self, lifetime: .scoped) { B(made: ()) }
    services.register((any CP).self, lifetime: .transient) { (d1: D, d2: [D]) async in C(d1: d1, d2: d2) }
    services.register(D.self) { (d1: [D]) in D(d1: d1) }
    return container
  }
}

enum Wired36 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: C, b2: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(a1: any AP, d2: D?) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .singleton, eager: true, A.init(c1:b2:))
    services.decorate((any AP).self) { (inner: any AP, _: C) in inner }
    services.register((any BP).self, lifetime: .singleton, eager: true, B.init(a1:d2:))
    services.registerOnMainActor((any BP).self) { (a1: any AP, d2: D?) in B(a1: a1, d2: d2) }
    services.register(C.self) { C(made: ()) }
    services.register(D.self, name: "name") { D(made: ()) }
    return container
  }
}

enum Wired37 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: [B], b2: B?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: any CP, c2: (any CP)?) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(a1: A) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(A.self, lifetime: .scoped) { (b1: [B], b2: B?) in A(b1: b1, b2: b2) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.tryRegister(A.self, name: "name", lifetime: .transient, A.init(b1:b2:))
    services.replace(B.self, name: "name", lifetime: .scoped, B.init(c1:c2:))
    services.register(B.self, instance: B(made: ()))
    services.replace((any CP).self, lifetime: .transient, C.init(a1:))
    return container
  }
}

enum Wired38 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: D, d2: D) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: Named<D, ByName>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(d1: D, d2: D) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.register(A.self, lifetime: .scoped) { A(made: ()) }
    services.register(B.self, B.init(d1:d2:))
    services.register(C.self, name: "name", lifetime: .scoped) { (d1: Named<D, ByName>) in C(d1: d1) }
    services.register(D.self, lifetime: .transient) { (d1: D, d2: D) in D(d1: d1, d2: d2) }
    return container
  }
}

enum Wired39 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: [B], b2: [B]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: Named<C, ByName>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: Lazy<D>, d2: D?) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(b1: B, b2: [B]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .singleton, eager: true, A.init(b1:b2:))
    services.register(B.self, name: "name", instance: B(made: ()))
    services.register(C.self) { (d1: Lazy<D>, d2: D?) in C(d1: d1, d2: d2) }
    services.tryRegister(D.self, D.init(b1:b2:))
    return container
  }
}

enum Wired40 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: any BP, b2: (any BP)?) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(d1: any DP, c2: [C]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .transient, A.init(b1:b2:))
    services.register((any BP).self, name: "name", lifetime: .transient) { B(made: ()) }
    services.register(C.self, lifetime: .scoped) { provider in C(d1: provider.resolveRequired((any DP).self)) }
    services.registerOnMainActor((any DP).self, lifetime: .scoped) { (d1: any DP, c2: [C]) in D(d1: d1, c2: c2) }
    return container
  }
}

enum Wired41 {
  struct A: Sendable {
    init(made: Void) {}
    init(e1: Named<E, ByName>, d2: D) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C?, c2: Lazy<C>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: Lazy<E>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(d1: D, d2: [D]) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(A.self, lifetime: .singleton, eager: true, A.init(e1:d2:))
      services.register(D.self, name: "name", instance: D(made: ()))
      services.registerOnMainActor(E.self, lifetime: .scoped) { (d1: D, d2: [D]) in E(d1: d1, d2: d2) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, lifetime: .scoped, A.init(e1:d2:))
    services.register((any BP).self, lifetime: .scoped, B.init(c1:c2:))
    services.register((any BP).self, B.init(c1:c2:))
    services.register(C.self) { (e1: Lazy<E>) async in C(e1: e1) }
    services.replace(C.self, C.init(e1:))
    services.register(D.self) { D(made: ()) }
    services.register(D.self, instance: D(made: ()))
    services.registerOnMainActor(E.self) { (d1: D, d2: [D]) in E(d1: d1, d2: d2) }
    return container
  }
}

enum Wired42 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { A(made: ()) }
    services.register(B.self, lifetime: .scoped) { (f1: F) in B(f1: f1) }
    services.tryRegister(C.self, C.init(f1:))
    services.register((any DP).self) { D(made: ()) }
    services.registerOnMainActor(F.self) { (f1: F) in F(f1: f1) }
    services.decorate(F.self) { (inner: F, _: any AP) in inner }
    return container
  }
}

enum Wired43 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: B, c2: C) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: D, d2: D) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { provider in A(b1: provider.resolveRequired(B.self), c2: provider.resolveRequired(C.self)) }
    services.replace(A.self, A.init(b1:c2:))
    services.tryRegister(B.self, B.init(d1:d2:))
    services.register(C.self) { C(made: ()) }
    services.register(D.self, lifetime: .transient) { D(made: ()) }
    return container
  }
}

enum Wired44 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: Named<any BP, ByName>) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: D) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(e1: [E]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(d1: D?) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: Named<F, ByName>, f2: Named<F, ByName>) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { (b1: Named<any BP, ByName>) async in A(b1: b1) }
    services.register((any BP).self, lifetime: .singleton, eager: true, B.init(d1:))
    services.register((any CP).self, name: "name", lifetime: .scoped) { (e1: [E]) in C(e1: e1) }
    services.register((any CP).self, C.init(e1:))
    services.register(D.self) { (d1: D?) in D(d1: d1) }
    services.register(E.self, lifetime: .singleton, eager: true, E.init(f1:f2:))
    services.decorate(E.self) { (inner: E, _: any BP) in inner }
    services.register(F.self, lifetime: .transient) { F(made: ()) }
    services.register(F.self, lifetime: .scoped) { F(made: ()) }
    return container
  }
}

enum Wired45 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: (any CP)?, c2: Lazy<any CP>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.replace(A.self, lifetime: .transient, A.init(c1:c2:))
    services.register((any DP).self, lifetime: .scoped) { D(made: ()) }
    return container
  }
}

enum Wired46 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: [C], c2: Lazy<C>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(b1:))
    services.registerOnMainActor(A.self) { (b1: any BP) in A(b1: b1) }
    services.register((any BP).self) { (c1: [C], c2: Lazy<C>) async in B(c1: c1, c2: c2) }
    services.register(C.self, name: "name", lifetime: .scoped) { C(made: ()) }
    return container
  }
}

enum Wired47 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: [C], d2: Lazy<D>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: D, c2: [C]) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .scoped) { (c1: [C], d2: Lazy<D>) async in A(c1: c1, d2: d2) }
    services.decorate((any AP).self) { (inner: any AP, _: D) in inner }
    services.register(C.self, name: "name") { C(made: ()) }
    services.register(D.self, lifetime: .transient, D.init(e1:))
    services.register(E.self, name: "name", instance: E(made: ()))
    return container
  }
}

enum Wired48 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C, c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { A(made: ()) }
    services.register((any AP).self, lifetime: .scoped) { A(made: ()) }
    services.register(B.self) { (c1: C, c2: C) in B(c1: c1, c2: c2) }
    services.register(C.self) { C(made: ()) }
    return container
  }
}

enum Wired49 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: B) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(b1: B) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.replace((any AP).self, A.init(b1:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register((any AP).self, lifetime: .transient) { (b1: B) in A(b1: b1) }
    services.register(B.self, lifetime: .transient) { (b1: B) async in B(b1: b1) }
    services.register(B.self, B.init(b1:))
    services.register((any CP).self, lifetime: .scoped) { C(made: ()) }
    return container
  }
}

enum Wired50 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: Lazy<D>, a2: A?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: D, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(a1: A, d2: D) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.registerOnMainActor(A.self) { (d1: Lazy<D>, a2: A?) in A(d1: d1, a2: a2) }
    services.register(C.self, instance: C(made: ()))
    services.register(D.self) { provider in D(a1: provider.resolveRequired(A.self), d2: provider.resolveRequired(D.self)) }
    return container
  }
}

enum Wired51 {
  struct A: Sendable {
    init(made: Void) {}
    init(a1: A) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C, c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: Named<A, ByName>, a2: A) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .transient) { provider in A(a1: provider.resolveRequired(A.self)) }
    services.register(B.self, B.init(c1:c2:))
    services.tryRegister(C.self, lifetime: .scoped, C.init(a1:a2:))
    return container
  }
}

enum Wired52 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: Lazy<D>, f2: Named<F, ByName>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: [D]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: F?) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(e1: E, b2: Named<B, ByName>) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(B.self, lifetime: .transient) { (d1: Lazy<D>, f2: Named<F, ByName>) in B(d1: d1, f2: f2) }
      services.register(D.self, instance: D(made: ()))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self) { A(made: ()) }
    services.register(B.self, instance: B(made: ()))
    services.register(C.self, name: "name", C.init(d1:))
    services.register(C.self, C.init(d1:))
    services.tryRegister(E.self, name: "name", E.init(f1:))
    services.register(F.self, lifetime: .singleton, eager: true, F.init(e1:b2:))
    return container
  }
}

enum Wired53 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: [B], c2: Lazy<C>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(c1: C?, b2: Named<B, ByName>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(b1:c2:))
    services.register(B.self) { B(made: ()) }
    services.registerOnMainActor(C.self) { (c1: C?, b2: Named<B, ByName>) in C(c1: c1, b2: b2) }
    return container
  }
}

enum Wired54 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: any CP, e2: E) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(a1: any AP, e2: E) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(d1: [any DP]) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.replace((any AP).self, A.init(c1:e2:))
    services.register(B.self, instance: B(made: ()))
    services.register(B.self, lifetime: .scoped, B.init(a1:e2:))
    services.register((any CP).self) { C(made: ()) }
    services.registerOnMainActor((any DP).self, name: "name") { (d1: [any DP]) in D(d1: d1) }
    services.register(E.self) { E(made: ()) }
    return container
  }
}

enum Wired55 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C, e2: E) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.tryRegister(B.self, name: "name", B.init(c1:e2:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register((any AP).self) { A(made: ()) }
    services.replace(B.self, B.init(c1:e2:))
    services.decorate(B.self) { (inner: B, _: B) in inner }
    services.register(D.self, lifetime: .scoped) { D(made: ()) }
    services.registerOnMainActor(E.self, lifetime: .scoped) { (d1: D) in E(d1: d1) }
    return container
  }
}

enum Wired56 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: Named<B, ByName>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(b1: Lazy<B>, d2: D) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: [D]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(d1: D?) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any CP).self, lifetime: .transient, C.init(d1:))
      services.registerOnMainActor(D.self) { (d1: D?) in D(d1: d1) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, lifetime: .scoped, A.init(b1:))
    services.register((any CP).self, lifetime: .scoped, C.init(d1:))
    services.register(D.self, lifetime: .transient, D.init(d1:))
    services.register(D.self, lifetime: .transient, D.init(d1:))
    return container
  }
}

enum Wired57 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(e1: [E], c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: Named<A, ByName>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(e1: Named<E, ByName>, e2: [E]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .scoped) { A(made: ()) }
    services.register((any BP).self, lifetime: .transient) { (e1: [E], c2: C) in B(e1: e1, c2: c2) }
    services.register(C.self, lifetime: .singleton, eager: true, C.init(a1:))
    services.replace(E.self, E.init(e1:e2:))
    return container
  }
}

enum Wired58 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C, c2: Named<C, ByName>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.register(A.self, instance: A(made: ()))
    return container
  }
}

enum Wired59 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: [any BP], c2: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.register(C.self, instance: C(made: ()))
    return container
  }
}

enum Wired60 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: any CP, c2: Lazy<any CP>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: (any CP)?, c2: any CP) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.tryRegister((any AP).self, name: "name", lifetime: .scoped, A.init(c1:c2:))
    services.registerOnMainActor(B.self) { (c1: (any CP)?, c2: any CP) in B(c1: c1, c2: c2) }
    services.register((any CP).self) { C(made: ()) }
    services.register((any CP).self, lifetime: .transient) { C(made: ()) }
    services.register(D.self) { D(made: ()) }
    services.decorate(D.self) { (inner: D, _: E) in inner }
    services.register(E.self, E.init(d1:))
    services.register(E.self) { (d1: D) in E(d1: d1) }
    return container
  }
}

enum Wired61 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: (any CP)?) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(e1: E, f2: Named<F, ByName>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(e1: E) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(f1: F?, e2: E?) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(d1: (any DP)?) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { (c1: (any CP)?) async in A(c1: c1) }
    services.register((any BP).self, B.init(e1:f2:))
    services.register((any CP).self, C.init(e1:))
    services.registerOnMainActor((any DP).self) { (f1: F?, e2: E?) in D(f1: f1, e2: e2) }
    services.register(E.self, E.init(f1:))
    services.replace(F.self, lifetime: .scoped, F.init(d1:))
    return container
  }
}

enum Wired62 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C, e2: [E]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(c1:e2:))
    services.register(B.self, name: "name", lifetime: .singleton, eager: true, B.init(e1:))
    services.register(C.self, lifetime: .transient) { C(made: ()) }
    services.register(D.self, lifetime: .singleton, eager: true, D.init(e1:))
    services.register(E.self, lifetime: .singleton, eager: true, E.init(c1:))
    return container
  }
}

enum Wired63 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: Lazy<B>, b2: Lazy<B>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: any CP) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(b1: Lazy<B>, b2: [B]) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(B.self, name: "name") { (c1: any CP) async in B(c1: c1) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, A.init(b1:b2:))
    services.decorate(A.self) { (inner: A, _: B) in inner }
    services.register(B.self) { (c1: any CP) async in B(c1: c1) }
    services.register((any CP).self, instance: C(made: ()))
    return container
  }
}

enum Wired64 {
  struct A: Sendable {
    init(made: Void) {}
    init(e1: Lazy<E>, b2: Named<any BP, ByName>) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(f1: F, e2: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: [F], e2: [E]) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(e1:b2:))
    services.register((any BP).self, lifetime: .singleton, eager: true, B.init(b1:))
    services.register((any BP).self, lifetime: .scoped) { provider in B(b1: provider.resolveRequired((any BP).self)) }
    services.register(C.self, lifetime: .transient) { (e1: E) in C(e1: e1) }
    services.register(D.self, lifetime: .scoped, D.init(f1:e2:))
    services.register(E.self, E.init(f1:e2:))
    services.register(F.self, F.init(f1:))
    return container
  }
}

enum Wired65 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C, c2: C) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(e1: E, d2: D) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: [E], d2: Named<D, ByName>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(d1: D, d2: D) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(c1:c2:))
    services.register(B.self, instance: B(made: ()))
    services.register(C.self, instance: C(made: ()))
    services.decorate(C.self) { (inner: C, _: D) in inner }
    services.registerOnMainActor(D.self) { (e1: E) in D(e1: e1) }
    services.registerOnMainActor(E.self, name: "name") { (d1: D, d2: D) in E(d1: d1, d2: d2) }
    return container
  }
}

enum Wired66 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(c1: (any CP)?, e2: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: F, f2: F) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any BP).self, lifetime: .scoped) { B(made: ()) }
      services.replace((any DP).self, lifetime: .scoped, D.init(c1:e2:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.registerOnMainActor((any AP).self, lifetime: .scoped) { (b1: any BP) in A(b1: b1) }
    services.register((any CP).self, instance: C(made: ()))
    services.registerOnMainActor((any DP).self, lifetime: .scoped) { (c1: (any CP)?, e2: E) in D(c1: c1, e2: e2) }
    services.register(E.self, lifetime: .transient, E.init(f1:f2:))
    services.register(F.self, lifetime: .transient) { provider in F(e1: provider.resolveRequired(E.self)) }
    return container
  }
}

enum Wired67 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(e1: [any EP], c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: Lazy<any BP>, e2: (any EP)?) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: any EP, e2: (any EP)?) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(d1: D?, c2: C) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(D.self, instance: D(made: ()))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self) { (b1: any BP) in A(b1: b1) }
    services.replace((any BP).self, B.init(e1:c2:))
    services.register(D.self, instance: D(made: ()))
    services.register(D.self, name: "name") { (e1: any EP, e2: (any EP)?) in D(e1: e1, e2: e2) }
    services.register((any EP).self, lifetime: .singleton, eager: true, E.init(d1:c2:))
    services.register((any EP).self, E.init(d1:c2:))
    return container
  }
}

enum Wired68 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.registerOnMainActor(A.self, name: "name") { (d1: any DP) in A(d1: d1) }
    services.decorate(A.self) { (inner: A, _: any CP) in inner }
    services.register((any BP).self) { B(made: ()) }
    services.register((any DP).self) { D(made: ()) }
    services.register(E.self) { E(made: ()) }
    return container
  }
}

enum Wired69 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: [E]) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(f1: Lazy<F>) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(A.self, lifetime: .transient) { A(made: ()) }
      services.register((any CP).self, lifetime: .singleton, eager: true, C.init(d1:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, instance: A(made: ()))
    services.registerOnMainActor(B.self) { (f1: F) in B(f1: f1) }
    services.register(D.self, name: "name", D.init(e1:))
    services.register(E.self, name: "name") { E(made: ()) }
    services.register(F.self, lifetime: .singleton, eager: true, F.init(f1:))
    return container
  }
}

enum Wired70 {
  struct A: Sendable {
    init(made: Void) {}
    init(e1: any EP, b2: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: [D]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(f1: Named<F, ByName>, f2: [F]) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(e1: any EP, f2: F) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, name: "name", instance: A(made: ()))
    services.register((any BP).self, B.init(d1:))
    services.replace((any BP).self, B.init(d1:))
    services.decorate((any BP).self) { (inner: any BP, _: C) in inner }
    services.register(C.self, C.init(d1:))
    services.register(D.self, lifetime: .singleton, eager: true, D.init(f1:f2:))
    services.registerOnMainActor((any EP).self) { (e1: any EP, f2: F) in E(e1: e1, f2: f2) }
    services.register(F.self) { (c1: C) async in F(c1: c1) }
    return container
  }
}

enum Wired71 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: Lazy<B>, b2: B) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C?, a2: A?) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(b1: B) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self, name: "name", lifetime: .scoped, B.init(c1:a2:))
    services.register(D.self, lifetime: .transient) { D(made: ()) }
    services.register(D.self) { D(made: ()) }
    services.register(E.self, E.init(b1:))
    return container
  }
}

enum Wired72 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: Named<any BP, ByName>) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: A?) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { (b1: Named<any BP, ByName>) async in A(b1: b1) }
    services.register(A.self, instance: A(made: ()))
    services.register((any BP).self, lifetime: .singleton, eager: true, B.init(c1:))
    services.register(C.self, C.init(a1:))
    return container
  }
}

enum Wired73 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(f1: Named<any FP, ByName>, b2: B) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: Lazy<E>, e2: E) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: (any FP)?, d2: D?) {}
  }
  protocol FP: Sendable {}
  struct F: FP {
    init(made: Void) {}
    init(d1: D, a2: any AP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.registerOnMainActor((any AP).self) { (f1: Named<any FP, ByName>, b2: B) in A(f1: f1, b2: b2) }
    services.register(B.self, instance: B(made: ()))
    services.register(C.self, name: "name", lifetime: .scoped, C.init(e1:e2:))
    services.registerOnMainActor((any FP).self) { (d1: D, a2: any AP) in F(d1: d1, a2: a2) }
    return container
  }
}

enum Wired74 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: Named<any BP, ByName>, a2: A) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: [C], c2: [C]) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: A?, a2: Named<A, ByName>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .transient) { (b1: Named<any BP, ByName>, a2: A) async in A(b1: b1, a2: a2) }
    services.register(C.self, name: "name", lifetime: .singleton, eager: true, C.init(a1:a2:))
    services.register(C.self) { (a1: A?, a2: Named<A, ByName>) async in C(a1: a1, a2: a2) }
    return container
  }
}

enum Wired75 {
  struct A: Sendable {
    init(made: Void) {}
    init(e1: Named<E, ByName>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: D, c2: any CP) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(c1: [any CP]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: Named<F, ByName>) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(e1: E, b2: B) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.tryRegister(A.self, name: "name", A.init(e1:))
    services.register(B.self) { (d1: D, c2: any CP) in B(d1: d1, c2: c2) }
    services.register((any CP).self, lifetime: .scoped, C.init(c1:))
    services.register(D.self, name: "name", instance: D(made: ()))
    services.register(E.self, instance: E(made: ()))
    services.register(F.self, name: "name", lifetime: .singleton, eager: true, F.init(e1:b2:))
    return container
  }
}

enum Wired76 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C?, e2: [any EP]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: Lazy<any EP>, e2: any EP) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, name: "name", lifetime: .scoped, A.init(c1:e2:))
    services.register(B.self, lifetime: .transient) { provider in B(d1: provider.resolveRequired(D.self)) }
    services.register(C.self, lifetime: .scoped, C.init(e1:e2:))
    services.register(D.self, name: "name") { D(made: ()) }
    services.register((any EP).self, name: "name", lifetime: .transient) { E(made: ()) }
    return container
  }
}

enum Wired77 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: D?) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: D, d2: Named<D, ByName>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(b1: any BP, d2: [D]) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.registerOnMainActor((any BP).self, name: "name") { (d1: D?) in B(d1: d1) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, name: "name", lifetime: .scoped) { A(made: ()) }
    services.registerOnMainActor((any CP).self, lifetime: .transient) { (d1: D, d2: Named<D, ByName>) in C(d1: d1, d2: d2) }
    services.registerOnMainActor(D.self) { (b1: any BP, d2: [D]) in D(b1: b1, d2: d2) }
    services.register(D.self) { (b1: any BP, d2: [D]) in D(b1: b1, d2: d2) }
    return container
  }
}

enum Wired78 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: C, c2: C) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C, c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .scoped) { (c1: C, c2: C) async in A(c1: c1, c2: c2) }
    services.register((any AP).self, A.init(c1:c2:))
    services.register((any BP).self, lifetime: .singleton, eager: true, B.init(c1:c2:))
    services.register(C.self, instance: C(made: ()))
    return container
  }
}

enum Wired79 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: Lazy<D>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: D, d2: D) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(b1: B?) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .scoped) { (d1: Lazy<D>) async in A(d1: d1) }
    services.decorate(A.self) { (inner: A, _: D) in inner }
    services.registerOnMainActor(B.self, lifetime: .transient) { (d1: D, d2: D) in B(d1: d1, d2: d2) }
    services.register(C.self) { C(made: ()) }
    services.register(C.self, name: "name") { C(made: ()) }
    services.decorate(C.self) { (inner: C, _: A) in inner }
    services.tryRegister(D.self, name: "name", lifetime: .transient, D.init(b1:))
    return container
  }
}

enum Wired80 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(e1: (any EP)?, d2: any DP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, name: "name") { A(made: ()) }
    services.register((any AP).self, instance: A(made: ()))
    services.register((any BP).self, B.init(e1:d2:))
    services.register(C.self) { C(made: ()) }
    services.register((any DP).self, lifetime: .singleton, eager: true, D.init(e1:))
    services.decorate((any DP).self) { (inner: any DP, _: any DP) in inner }
    services.register((any EP).self, lifetime: .transient) { E(made: ()) }
    return container
  }
}

enum Wired81 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(e1: Named<E, ByName>, c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(c1: C?) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.register((any BP).self, lifetime: .singleton, eager: true, B.init(e1:c2:))
    services.register(C.self) { provider in C(e1: provider.resolveRequired(E.self)) }
    services.replace(D.self, lifetime: .transient, D.init(e1:))
    services.register(E.self, lifetime: .singleton, eager: true, E.init(c1:))
    return container
  }
}

enum Wired82 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(f1: F?, e2: E) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(f1: [F]) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(e1: Lazy<E>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: [F], f2: Named<F, ByName>) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self, lifetime: .transient, B.init(f1:))
    services.register((any CP).self, instance: C(made: ()))
    services.register(D.self, lifetime: .transient) { D(made: ()) }
    services.register(D.self) { D(made: ()) }
    services.decorate(D.self) { (inner: D, _: F) in inner }
    services.register(E.self, E.init(f1:f2:))
    services.register(F.self, lifetime: .transient) { F(made: ()) }
    return container
  }
}

enum Wired83 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: [any DP]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: Lazy<C>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: any DP, e2: [any EP]) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(a1: A) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(C.self, name: "name", lifetime: .singleton, eager: true, C.init(d1:e2:))
    services.register((any DP).self, D.init(e1:))
    services.register((any EP).self, instance: E(made: ()))
    return container
  }
}

enum Wired84 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C?) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: (any BP)?) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(A.self, name: "name", lifetime: .transient) { A(made: ()) }
      services.register((any BP).self, B.init(c1:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self) { A(made: ()) }
    services.registerOnMainActor((any BP).self, lifetime: .scoped) { (c1: C?) in B(c1: c1) }
    return container
  }
}

enum Wired85 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(b1: Named<any BP, ByName>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.tryRegister((any AP).self, A.init(e1:))
    services.register((any BP).self, lifetime: .transient) { B(made: ()) }
    services.register((any CP).self, lifetime: .scoped) { (b1: Named<any BP, ByName>) in C(b1: b1) }
    services.register(D.self, lifetime: .scoped) { D(made: ()) }
    services.register((any EP).self, lifetime: .scoped) { E(made: ()) }
    services.register((any EP).self) { E(made: ()) }
    return container
  }
}

enum Wired86 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: any CP, c2: any CP) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(b1: B) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(a1: A, c2: any CP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.register(B.self, lifetime: .transient, B.init(c1:c2:))
    services.register(B.self, instance: B(made: ()))
    services.replace((any CP).self, name: "name", lifetime: .transient, C.init(b1:))
    services.register(D.self, instance: D(made: ()))
    return container
  }
}

enum Wired87 {
  struct A: Sendable {
    init(made: Void) {}
    init(a1: A?, b2: Lazy<B>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: Named<D, ByName>, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(a1: A?) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(a1:b2:))
    services.register(B.self, lifetime: .scoped) { B(made: ()) }
    services.register(C.self, instance: C(made: ()))
    services.register(D.self, D.init(a1:))
    return container
  }
}

enum Wired88 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(c1: C, b2: any BP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .scoped, A.init(c1:))
    services.decorate(A.self) { (inner: A, _: A) in inner }
    services.register(C.self, lifetime: .scoped, C.init(c1:b2:))
    return container
  }
}

enum Wired89 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: Named<B, ByName>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(f1: F?, e2: (any EP)?) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(f1: F?, f2: Lazy<F>) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(c1: any CP, f2: F?) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self) { B(made: ()) }
    services.register(B.self) { B(made: ()) }
    services.register(D.self, D.init(f1:e2:))
    services.register(F.self, lifetime: .singleton, eager: true, F.init(c1:f2:))
    return container
  }
}

enum Wired90 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: (any BP)?, b2: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: [C]) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(c1: C, b2: any BP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(b1:b2:))
    services.register(A.self, lifetime: .singleton, eager: true, A.init(b1:b2:))
    services.register((any BP).self, lifetime: .scoped) { (c1: [C]) async in B(c1: c1) }
    services.register(C.self, lifetime: .scoped) { (c1: C, b2: any BP) in C(c1: c1, b2: b2) }
    return container
  }
}

enum Wired91 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C, f2: F) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(f1: F, f2: F) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .scoped) { (c1: C, f2: F) async in A(c1: c1, f2: f2) }
    services.register((any BP).self) { B(made: ()) }
    services.register(C.self, lifetime: .transient) { C(made: ()) }
    services.register(C.self, lifetime: .transient) { C(made: ()) }
    services.register(D.self) { (f1: F, f2: F) async in D(f1: f1, f2: f2) }
    services.register((any EP).self) { E(made: ()) }
    services.register(F.self, lifetime: .transient) { F(made: ()) }
    return container
  }
}

enum Wired92 {
  struct A: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C, c2: Lazy<C>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: any DP, b2: [B]) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(b1: Lazy<B>, f2: F) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self, B.init(c1:c2:))
    services.register(B.self, B.init(c1:c2:))
    services.register(C.self, name: "name", lifetime: .transient) { (d1: any DP, b2: [B]) async in C(d1: d1, b2: b2) }
    services.register((any DP).self, D.init(e1:))
    services.decorate((any DP).self) { (inner: any DP, _: any DP) in inner }
    services.register(F.self) { (b1: Lazy<B>, f2: F) async in F(b1: b1, f2: f2) }
    services.register(F.self, lifetime: .singleton, eager: true, F.init(b1:f2:))
    services.decorate(F.self) { (inner: F, _: E) in inner }
    return container
  }
}

enum Wired93 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C, b2: Named<any BP, ByName>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: [A]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(b1: any BP, b2: any BP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.register((any BP).self) { (c1: C, b2: Named<any BP, ByName>) async in B(c1: c1, b2: b2) }
    services.register(C.self, lifetime: .singleton, eager: true, C.init(a1:))
    services.register(D.self, lifetime: .transient) { (b1: any BP, b2: any BP) async in D(b1: b1, b2: b2) }
    return container
  }
}

enum Wired94 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: B?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: any AP, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: Named<any EP, ByName>) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(e1: (any EP)?, a2: [any AP]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .singleton, eager: true, A.init(b1:))
    services.register(C.self, lifetime: .scoped, C.init(a1:d2:))
    services.decorate(C.self) { (inner: C, _: B) in inner }
    services.registerOnMainActor(D.self) { (e1: Named<any EP, ByName>) in D(e1: e1) }
    services.decorate(D.self) { (inner: D, _: C) in inner }
    services.register((any EP).self) { (e1: (any EP)?, a2: [any AP]) in E(e1: e1, a2: a2) }
    return container
  }
}

enum Wired95 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D?, b2: B) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: Named<A, ByName>, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E?, e2: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(d1:b2:))
    services.register(B.self, lifetime: .scoped) { B(made: ()) }
    services.tryRegister(C.self, lifetime: .scoped, C.init(a1:d2:))
    services.register(D.self, lifetime: .singleton, eager: true, D.init(e1:e2:))
    return container
  }
}

enum Wired96 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: D?) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.registerOnMainActor((any BP).self, name: "name", lifetime: .scoped) { (d1: D?) in B(d1: d1) }
    services.register(D.self, name: "name", lifetime: .scoped) { D(made: ()) }
    return container
  }
}

enum Wired97 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: Lazy<E>) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.replace((any BP).self, name: "name", B.init(d1:))
    services.register(C.self, lifetime: .singleton, eager: true, C.init(e1:))
    services.register((any DP).self, name: "name", lifetime: .scoped) { D(made: ()) }
    services.decorate((any DP).self) { (inner: any DP, _: any BP) in inner }
    services.register(E.self, E.init(c1:))
    services.registerOnMainActor(E.self) { (c1: C) in E(c1: c1) }
    return container
  }
}

enum Wired98 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D?, d2: [D]) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: [D], d2: [D]) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: Named<D, ByName>, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(d1: D?, c2: Named<C, ByName>) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any BP).self, name: "name", B.init(d1:d2:))
      services.register(C.self, lifetime: .scoped, C.init(d1:d2:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, instance: A(made: ()))
    services.registerOnMainActor((any BP).self, lifetime: .scoped) { (d1: [D], d2: [D]) in B(d1: d1, d2: d2) }
    services.register(C.self) { (d1: Named<D, ByName>, d2: D) in C(d1: d1, d2: d2) }
    services.register(D.self, lifetime: .scoped, D.init(d1:c2:))
    services.register(D.self, D.init(d1:c2:))
    return container
  }
}

enum Wired99 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: any BP, c2: any CP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { (b1: any BP, c2: any CP) async in A(b1: b1, c2: c2) }
    services.register((any BP).self) { B(made: ()) }
    services.register((any CP).self, lifetime: .scoped) { C(made: ()) }
    services.register((any CP).self, lifetime: .transient) { C(made: ()) }
    return container
  }
}

enum Wired100 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: [any CP], d2: Named<D, ByName>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(b1: any BP, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .scoped) { provider in A(b1: provider.resolveRequired((any BP).self)) }
    services.register((any BP).self, lifetime: .scoped) { (c1: [any CP], d2: Named<D, ByName>) async in B(c1: c1, d2: d2) }
    services.register(D.self) { D(made: ()) }
    return container
  }
}

enum Wired101 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: D, e2: [E]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(e1: [E], f2: F) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(d1: [D]) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any AP).self, lifetime: .scoped) { A(made: ()) }
      services.register(B.self, name: "name") { provider in B(e1: provider.resolveRequired(E.self)) }
      services.register(D.self) { D(made: ()) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register((any AP).self) { A(made: ()) }
    services.register((any AP).self) { A(made: ()) }
    services.register(B.self, B.init(e1:))
    services.register((any CP).self, lifetime: .transient) { (d1: D, e2: [E]) in C(d1: d1, e2: e2) }
    services.register(D.self, name: "name") { D(made: ()) }
    services.register(E.self, lifetime: .transient, E.init(e1:f2:))
    services.replace(F.self, F.init(d1:))
    return container
  }
}

enum Wired102 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D?, b2: Named<B, ByName>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: Named<D, ByName>, d2: Lazy<D>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: [E]) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(c1: Lazy<C>, b2: B) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .scoped, A.init(d1:b2:))
    services.register(B.self, lifetime: .transient) { (d1: D) async in B(d1: d1) }
    services.register(C.self, C.init(d1:d2:))
    services.decorate(C.self) { (inner: C, _: D) in inner }
    services.register(D.self, D.init(e1:))
    services.register(E.self, E.init(c1:b2:))
    return container
  }
}

enum Wired103 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: any CP, d2: D) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: D, a2: Lazy<A>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(b1: [B]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .scoped) { A(made: ()) }
    services.register(D.self, lifetime: .singleton, eager: true, D.init(b1:))
    return container
  }
}

enum Wired104 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: B?, b2: B) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(b1: B) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any AP).self, lifetime: .transient, A.init(b1:b2:))
      services.register(B.self) { B(made: ()) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register((any AP).self, instance: A(made: ()))
    services.register(B.self, lifetime: .transient) { B(made: ()) }
    services.register(C.self, lifetime: .scoped) { C(made: ()) }
    services.register(D.self, instance: D(made: ()))
    return container
  }
}

enum Wired105 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C, f2: [F]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: Named<E, ByName>, f2: [F]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: [E]) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(a1: [A]) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(A.self, lifetime: .transient, A.init(c1:f2:))
      services.register(B.self, B.init(f1:))
      services.register(C.self, lifetime: .singleton, eager: true, C.init(e1:f2:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self) { (c1: C, f2: [F]) async in A(c1: c1, f2: f2) }
    services.decorate(A.self) { (inner: A, _: D) in inner }
    services.register(B.self, lifetime: .scoped) { provider in B(f1: provider.resolveRequired(F.self)) }
    services.register(C.self, lifetime: .singleton, eager: true, C.init(e1:f2:))
    services.register(C.self, lifetime: .scoped) { (e1: Named<E, ByName>, f2: [F]) in C(e1: e1, f2: f2) }
    services.registerOnMainActor(D.self, lifetime: .transient) { (e1: [E]) in D(e1: e1) }
    services.register(E.self) { E(made: ()) }
    services.register(E.self) { E(made: ()) }
    services.register(F.self, lifetime: .scoped) { (a1: [A]) async in F(a1: a1) }
    return container
  }
}

enum Wired106 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(d1: Lazy<D>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(f1: Lazy<any FP>, f2: any FP) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: any FP) {}
  }
  protocol FP: Sendable {}
  struct F: FP {
    init(made: Void) {}
    init(d1: D) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .scoped, A.init(d1:))
    services.register(B.self, lifetime: .scoped) { B(made: ()) }
    services.register(C.self, lifetime: .transient) { provider in C(d1: provider.resolveRequired(D.self)) }
    services.register(D.self, D.init(f1:f2:))
    services.tryRegister(D.self, D.init(f1:f2:))
    services.register(E.self, instance: E(made: ()))
    services.decorate(E.self) { (inner: E, _: any FP) in inner }
    services.replace((any FP).self, F.init(d1:))
    return container
  }
}

enum Wired107 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(f1: any FP, d2: D) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: any FP, f2: (any FP)?) {}
  }
  protocol FP: Sendable {}
  struct F: FP {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, instance: A(made: ()))
    services.register(B.self, lifetime: .singleton, eager: true, B.init(f1:d2:))
    services.register(B.self) { (f1: any FP, d2: D) async in B(f1: f1, d2: d2) }
    services.decorate(B.self) { (inner: B, _: A) in inner }
    services.register(C.self, lifetime: .transient) { C(made: ()) }
    services.decorate(C.self) { (inner: C, _: C) in inner }
    services.register(D.self) { D(made: ()) }
    services.decorate(D.self) { (inner: D, _: C) in inner }
    return container
  }
}

enum Wired108 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: Named<C, ByName>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: Lazy<D>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(b1: Named<B, ByName>, c2: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { A(made: ()) }
    services.register(B.self, lifetime: .singleton, eager: true, B.init(c1:))
    services.register(C.self, instance: C(made: ()))
    services.register(D.self, D.init(b1:c2:))
    return container
  }
}

enum Wired109 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: any BP, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any BP).self) { B(made: ()) }
    services.register(C.self, lifetime: .transient) { (b1: any BP, d2: D) async in C(b1: b1, d2: d2) }
    return container
  }
}

enum Wired110 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: B, d2: any DP) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: (any DP)?, c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: (any DP)?, d2: (any DP)?) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.replace((any AP).self, A.init(b1:d2:))
    services.register(B.self, instance: B(made: ()))
    services.decorate(B.self) { (inner: B, _: any AP) in inner }
    services.register(C.self, lifetime: .transient) { (d1: (any DP)?, d2: (any DP)?) async in C(d1: d1, d2: d2) }
    services.registerOnMainActor((any DP).self) { (d1: any DP) in D(d1: d1) }
    return container
  }
}

enum Wired111 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: (any DP)?, c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: Lazy<any DP>, d2: [any DP]) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(c1: Lazy<C>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .scoped) { A(made: ()) }
    services.register((any DP).self, D.init(c1:))
    return container
  }
}

enum Wired112 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: Lazy<D>, e2: any EP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: (any EP)?) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(e1: any EP, c2: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { A(made: ()) }
    services.register(B.self, B.init(d1:e2:))
    services.decorate(B.self) { (inner: B, _: any EP) in inner }
    services.tryRegister(C.self, lifetime: .scoped, C.init(e1:))
    services.register(D.self, name: "name", lifetime: .transient) { D(made: ()) }
    services.decorate(D.self) { (inner: D, _: C) in inner }
    services.register((any EP).self) { (e1: any EP, c2: C) async in E(e1: e1, c2: c2) }
    services.register((any EP).self, E.init(e1:c2:))
    return container
  }
}

enum Wired113 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: Named<B, ByName>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: Named<any EP, ByName>) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(d1: Lazy<any DP>, e2: any EP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(b1:))
    services.register(B.self, name: "name", lifetime: .scoped) { B(made: ()) }
    services.decorate(B.self) { (inner: B, _: C) in inner }
    services.register(C.self, C.init(e1:))
    services.register((any DP).self, name: "name", lifetime: .transient) { (e1: any EP) async in D(e1: e1) }
    services.decorate((any DP).self) { (inner: any DP, _: B) in inner }
    services.registerOnMainActor((any EP).self) { (d1: Lazy<any DP>, e2: any EP) in E(d1: d1, e2: e2) }
    return container
  }
}

enum Wired114 {
  struct A: Sendable {
    init(made: Void) {}
    init(f1: F, f2: [F]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(a1: A) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(d1: [D]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.registerOnMainActor(A.self) { (f1: F, f2: [F]) in A(f1: f1, f2: f2) }
    services.register(B.self) { B(made: ()) }
    services.register(C.self) { C(made: ()) }
    services.register(D.self, instance: D(made: ()))
    services.registerOnMainActor(F.self) { (d1: [D]) in F(d1: d1) }
    return container
  }
}

enum Wired115 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: [C]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: D, b2: B) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(c1: C, e2: E) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self, lifetime: .transient) { B(made: ()) }
    services.register(D.self, instance: D(made: ()))
    services.register(E.self, lifetime: .singleton, eager: true, E.init(c1:e2:))
    services.decorate(E.self) { (inner: E, _: B) in inner }
    return container
  }
}

enum Wired116 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: Named<B, ByName>, f2: any FP) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(f1: any FP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  protocol FP: Sendable {}
  struct F: FP {
    init(made: Void) {}
    init(b1: B?) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .scoped) { (b1: Named<B, ByName>, f2: any FP) async in A(b1: b1, f2: f2) }
    services.register(B.self, lifetime: .scoped) { (f1: any FP) async in B(f1: f1) }
    services.register(B.self, instance: B(made: ()))
    services.register(C.self) { C(made: ()) }
    services.register(D.self, name: "name", lifetime: .transient) { D(made: ()) }
    services.register(E.self) { E(made: ()) }
    services.register((any FP).self, instance: F(made: ()))
    return container
  }
}

enum Wired117 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: Lazy<C>) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C, c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: any BP, b2: [any BP]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .transient) { (c1: Lazy<C>) async in A(c1: c1) }
    services.register((any BP).self, lifetime: .singleton, eager: true, B.init(c1:c2:))
    services.decorate((any BP).self) { (inner: any BP, _: any BP) in inner }
    services.register(C.self, instance: C(made: ()))
    return container
  }
}

enum Wired118 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C, a2: Lazy<A>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(e1: Lazy<E>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: any DP, d2: any DP) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, name: "name", lifetime: .transient, A.init(c1:a2:))
    services.register(B.self, name: "name", instance: B(made: ()))
    services.register(B.self, lifetime: .scoped, B.init(e1:))
    services.register(C.self, lifetime: .scoped, C.init(d1:d2:))
    services.register(E.self) { E(made: ()) }
    return container
  }
}

enum Wired119 {
  struct A: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(f1: Named<F, ByName>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: [D], f2: F) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(c1: Named<any CP, ByName>) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(d1: D, d2: Named<D, ByName>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.replace(A.self, name: "name", lifetime: .scoped, A.init(f1:))
    services.decorate(A.self) { (inner: A, _: F) in inner }
    services.register((any BP).self, instance: B(made: ()))
    services.register(D.self, lifetime: .scoped, D.init(e1:))
    services.register((any EP).self, name: "name", E.init(c1:))
    services.register((any EP).self) { (c1: Named<any CP, ByName>) async in E(c1: c1) }
    services.register(F.self, lifetime: .singleton, eager: true, F.init(d1:d2:))
    return container
  }
}

enum Wired120 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: [D], d2: D) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(f1: F, c2: C) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: (any EP)?) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, name: "name") { A(made: ()) }
    services.register((any BP).self, name: "name", B.init(d1:d2:))
    services.replace(C.self, lifetime: .transient, C.init(f1:c2:))
    services.replace((any EP).self, lifetime: .transient, E.init(f1:))
    services.register(F.self) { F(made: ()) }
    return container
  }
}

enum Wired121 {
  struct A: Sendable {
    init(made: Void) {}
    init(a1: Lazy<A>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, instance: A(made: ()))
    services.register(B.self) { B(made: ()) }
    services.register(C.self) { C(made: ()) }
    return container
  }
}

enum Wired122 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: Lazy<D>, d2: D) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(c1: C, b2: any BP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.replace(A.self, name: "name", lifetime: .scoped, A.init(d1:d2:))
    services.registerOnMainActor(A.self) { (d1: Lazy<D>, d2: D) in A(d1: d1, d2: d2) }
    services.register((any BP).self, name: "name", B.init(c1:))
    services.register(C.self) { C(made: ()) }
    services.register(D.self) { (c1: C, b2: any BP) in D(c1: c1, b2: b2) }
    return container
  }
}

enum Wired123 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: A, d2: any DP) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(c1: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, name: "name", instance: A(made: ()))
    services.register((any BP).self) { B(made: ()) }
    services.register(C.self, lifetime: .transient) { (a1: A, d2: any DP) async in C(a1: a1, d2: d2) }
    services.decorate(C.self) { (inner: C, _: any BP) in inner }
    services.register((any DP).self, name: "name", lifetime: .singleton, eager: true, D.init(c1:))
    services.register((any DP).self, lifetime: .scoped) { (c1: C) async in D(c1: c1) }
    services.decorate((any DP).self) { (inner: any DP, _: C) in inner }
    return container
  }
}

enum Wired124 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: A?) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.decorate(A.self) { (inner: A, _: A) in inner }
    services.register(B.self, instance: B(made: ()))
    services.register(C.self, instance: C(made: ()))
    return container
  }
}

enum Wired125 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: Lazy<any CP>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(a1: A, e2: any EP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(b1: Named<any BP, ByName>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { provider in A(b1: provider.resolveRequired((any BP).self)) }
    services.register((any CP).self) { C(made: ()) }
    services.register((any CP).self) { C(made: ()) }
    services.registerOnMainActor(D.self) { (a1: A, e2: any EP) in D(a1: a1, e2: e2) }
    services.registerOnMainActor((any EP).self) { (b1: Named<any BP, ByName>) in E(b1: b1) }
    return container
  }
}

enum Wired126 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: Named<C, ByName>, b2: [any BP]) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: A, b2: any BP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.tryRegister(A.self, lifetime: .transient, A.init(c1:b2:))
    services.register((any BP).self) { B(made: ()) }
    services.register(C.self, instance: C(made: ()))
    services.registerOnMainActor(C.self, lifetime: .transient) { (a1: A, b2: any BP) in C(a1: a1, b2: b2) }
    services.decorate(C.self) { (inner: C, _: A) in inner }
    return container
  }
}

enum Wired127 {
  struct A: Sendable {
    init(made: Void) {}
    init(a1: A) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: any DP, b2: any BP) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(d1: any DP, d2: Named<any DP, ByName>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .singleton, eager: true, A.init(a1:))
    services.decorate(A.self) { (inner: A, _: A) in inner }
    services.register((any BP).self, instance: B(made: ()))
    services.registerOnMainActor(C.self, lifetime: .scoped) { (d1: any DP, b2: any BP) in C(d1: d1, b2: b2) }
    services.register((any DP).self, lifetime: .singleton, eager: true, D.init(d1:d2:))
    return container
  }
}

enum Wired128 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: Named<any BP, ByName>, d2: (any DP)?) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: any DP, d2: Lazy<any DP>) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .transient, A.init(b1:d2:))
    services.register(C.self, lifetime: .singleton, eager: true, C.init(d1:d2:))
    services.register((any DP).self) { D(made: ()) }
    return container
  }
}

enum Wired129 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(e1: E?, b2: [any BP]) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(a1: [any AP], c2: any CP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.replace((any AP).self, A.init(e1:b2:))
    services.register((any BP).self, name: "name", lifetime: .transient) { B(made: ()) }
    services.register((any CP).self, lifetime: .transient) { C(made: ()) }
    services.register(D.self, lifetime: .scoped) { D(made: ()) }
    services.tryRegister(F.self, lifetime: .transient, F.init(a1:c2:))
    services.decorate(F.self) { (inner: F, _: any BP) in inner }
    return container
  }
}

enum Wired130 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: [E], e2: E) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.tryRegister(A.self, A.init(d1:))
    services.register(B.self) { B(made: ()) }
    services.register(C.self, lifetime: .transient, C.init(e1:e2:))
    services.register(D.self) { (f1: F) async in D(f1: f1) }
    services.register(E.self, E.init(f1:))
    services.register(F.self) { F(made: ()) }
    services.register(F.self, lifetime: .transient) { F(made: ()) }
    services.decorate(F.self) { (inner: F, _: D) in inner }
    return container
  }
}

enum Wired131 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: any CP) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(c1: any CP, b2: B) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.registerOnMainActor((any AP).self, lifetime: .scoped) { (c1: any CP) in A(c1: c1) }
      services.register((any CP).self, lifetime: .singleton, eager: true, C.init(c1:b2:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.registerOnMainActor((any AP).self) { (c1: any CP) in A(c1: c1) }
    services.register(B.self) { B(made: ()) }
    services.register((any CP).self, name: "name", lifetime: .scoped) { provider in C(c1: provider.resolveRequired((any CP).self), b2: provider.resolveRequired(B.self)) }
    services.registerOnMainActor((any CP).self, lifetime: .transient) { (c1: any CP, b2: B) in C(c1: c1, b2: b2) }
    return container
  }
}

enum Wired132 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: any CP, a2: A?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(a1: Named<A, ByName>, d2: [D]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.replace(A.self, A.init(c1:a2:))
    services.register(B.self) { B(made: ()) }
    services.register((any CP).self, instance: C(made: ()))
    services.tryRegister(D.self, lifetime: .scoped, D.init(a1:d2:))
    return container
  }
}

enum Wired133 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: B, c2: C) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self, lifetime: .scoped) { B(made: ()) }
    services.tryRegister(C.self, C.init(c1:))
    return container
  }
}

enum Wired134 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C, d2: D) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C, c2: Named<C, ByName>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(c1: Lazy<C>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(c1:d2:))
    services.registerOnMainActor(C.self) { (d1: D) in C(d1: d1) }
    services.register(D.self, lifetime: .singleton, eager: true, D.init(c1:))
    return container
  }
}

enum Wired135 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C, c2: C?) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { (b1: any BP) in A(b1: b1) }
    services.registerOnMainActor((any BP).self) { (c1: C, c2: C?) in B(c1: c1, c2: c2) }
    services.register(C.self, lifetime: .transient) { C(made: ()) }
    return container
  }
}

enum Wired136 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: Named<any BP, ByName>) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: any AP, a2: Lazy<any AP>) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register((any AP).self, lifetime: .singleton, eager: true, A.init(b1:))
    services.register((any BP).self) { B(made: ()) }
    services.tryRegister(C.self, C.init(a1:a2:))
    return container
  }
}

enum Wired137 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(b1: B, d2: Named<D, ByName>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .singleton, eager: true, A.init(c1:))
    services.register(B.self, name: "name", instance: B(made: ()))
    services.register(C.self) { C(made: ()) }
    services.register(D.self) { (b1: B, d2: Named<D, ByName>) in D(b1: b1, d2: d2) }
    return container
  }
}

enum Wired138 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(f1: (any FP)?, a2: any AP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(b1: (any BP)?) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: any FP, b2: any BP) {}
  }
  protocol FP: Sendable {}
  struct F: FP {
    init(made: Void) {}
    init(c1: C?, c2: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, A.init(f1:a2:))
    services.register((any BP).self, lifetime: .transient, B.init(b1:))
    services.register(C.self, lifetime: .scoped) { C(made: ()) }
    services.register((any DP).self, name: "name") { D(made: ()) }
    services.register(E.self) { provider in E(f1: provider.resolveRequired((any FP).self), b2: provider.resolveRequired((any BP).self)) }
    services.decorate(E.self) { (inner: E, _: any FP) in inner }
    services.register((any FP).self) { (c1: C?, c2: C) async in F(c1: c1, c2: c2) }
    return container
  }
}

enum Wired139 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: Named<any BP, ByName>, d2: [D]) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C, d2: [D]) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(a1: [A], a2: [A]) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(A.self, name: "name", lifetime: .scoped, A.init(b1:d2:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self) { (b1: Named<any BP, ByName>, d2: [D]) in A(b1: b1, d2: d2) }
    services.replace((any BP).self, lifetime: .scoped, B.init(c1:d2:))
    services.register(C.self, lifetime: .scoped) { C(made: ()) }
    services.registerOnMainActor(D.self, lifetime: .scoped) { (a1: [A], a2: [A]) in D(a1: a1, a2: a2) }
    return container
  }
}

enum Wired140 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: [D]) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: any BP, a2: Named<A, ByName>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: Named<F, ByName>, c2: C) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(f1: Lazy<F>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .singleton, eager: true, A.init(d1:))
    services.decorate(A.self) { (inner: A, _: D) in inner }
    services.register((any BP).self, lifetime: .transient, B.init(e1:))
    services.registerOnMainActor(D.self, name: "name") { (e1: E) in D(e1: e1) }
    services.register(E.self) { (f1: Named<F, ByName>, c2: C) in E(f1: f1, c2: c2) }
    services.register(E.self, name: "name", E.init(f1:c2:))
    services.register(F.self, F.init(f1:))
    return container
  }
}

enum Wired141 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: D, f2: F) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: D, c2: any CP) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(f1: F, f2: F) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .transient) { A(made: ()) }
    services.register((any BP).self, instance: B(made: ()))
    services.register((any CP).self) { (d1: D, c2: any CP) in C(d1: d1, c2: c2) }
    services.register(D.self) { provider in D(f1: provider.resolveRequired(F.self), f2: provider.resolveRequired(F.self)) }
    services.register(D.self, instance: D(made: ()))
    services.register((any EP).self) { E(made: ()) }
    services.register(F.self) { F(made: ()) }
    return container
  }
}

enum Wired142 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .transient) { A(made: ()) }
    services.register(B.self, name: "name", lifetime: .singleton, eager: true, B.init(c1:))
    services.decorate(B.self) { (inner: B, _: B) in inner }
    return container
  }
}

enum Wired143 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(f1: F, f2: Lazy<F>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.register(B.self, name: "name") { B(made: ()) }
    services.register(D.self, name: "name", lifetime: .transient) { D(made: ()) }
    return container
  }
}

enum Wired144 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(e1: E, e2: Lazy<E>) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, name: "name") { A(made: ()) }
    services.register(A.self) { A(made: ()) }
    services.decorate(A.self) { (inner: A, _: C) in inner }
    services.register(B.self, lifetime: .scoped) { (c1: C) in B(c1: c1) }
    services.registerOnMainActor(B.self) { (c1: C) in B(c1: c1) }
    services.register(C.self, lifetime: .transient) { C(made: ()) }
    services.decorate(C.self) { (inner: C, _: any DP) in inner }
    services.register((any DP).self, instance: D(made: ()))
    services.register(E.self) { E(made: ()) }
    return container
  }
}

enum Wired145 {
  struct A: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(b1: Lazy<B>, c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(f1: F, d2: Lazy<D>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .singleton, eager: true, A.init(f1:))
    services.register(B.self, instance: B(made: ()))
    services.decorate(B.self) { (inner: B, _: D) in inner }
    services.register(C.self, lifetime: .scoped) { (f1: F, d2: Lazy<D>) async in C(f1: f1, d2: d2) }
    services.register(D.self) { D(made: ()) }
    services.register((any EP).self) { E(made: ()) }
    services.register(F.self) { F(made: ()) }
    return container
  }
}

enum Wired146 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: any CP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(e1: E) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: Lazy<D>, f2: Named<F, ByName>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(f1: [F], f2: F) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: [F], f2: F?) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any BP).self, name: "name", lifetime: .singleton, eager: true, B.init(e1:))
    services.registerOnMainActor((any CP).self, lifetime: .transient) { (d1: Lazy<D>, f2: Named<F, ByName>) in C(d1: d1, f2: f2) }
    services.register(D.self, instance: D(made: ()))
    services.register(E.self, instance: E(made: ()))
    return container
  }
}

enum Wired147 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(a1: any AP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .transient, A.init(a1:))
    services.register(C.self) { C(made: ()) }
    return container
  }
}

enum Wired148 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(a1: Lazy<any AP>, c2: Named<any CP, ByName>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(e1: Named<E, ByName>) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(e1: Lazy<E>) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(a1: (any AP)?, c2: any CP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(E.self) { (a1: (any AP)?, c2: any CP) async in E(a1: a1, c2: c2) }
    return container
  }
}

enum Wired149 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: [D]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C?, c2: C?) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(b1: Lazy<B>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(d1:))
    services.decorate(A.self) { (inner: A, _: D) in inner }
    services.register(C.self) { C(made: ()) }
    services.register(C.self, lifetime: .transient) { C(made: ()) }
    services.register(D.self, D.init(b1:))
    return container
  }
}

enum Wired150 {
  struct A: Sendable {
    init(made: Void) {}
    init(e1: [E]) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: [D], d2: D) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(a1: A, e2: [E]) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.registerOnMainActor(A.self) { (e1: [E]) in A(e1: e1) }
    services.register((any BP).self, lifetime: .scoped) { (d1: [D], d2: D) in B(d1: d1, d2: d2) }
    services.register(C.self) { C(made: ()) }
    services.registerOnMainActor(D.self) { (e1: E) in D(e1: e1) }
    services.register(E.self, instance: E(made: ()))
    return container
  }
}

enum Wired151 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: Lazy<D>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: Lazy<D>, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any CP).self, lifetime: .transient, C.init(d1:d2:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, lifetime: .transient, A.init(d1:))
    services.register((any CP).self, instance: C(made: ()))
    services.register(D.self, lifetime: .scoped) { (d1: D) async in D(d1: d1) }
    return container
  }
}

enum Wired152 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: Named<B, ByName>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: [any CP], d2: D) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(d1: D, d2: D) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, A.init(b1:))
    services.register(B.self, lifetime: .transient) { (c1: [any CP], d2: D) async in B(c1: c1, d2: d2) }
    services.register((any CP).self, lifetime: .transient) { C(made: ()) }
    services.register(D.self, name: "name", lifetime: .scoped, D.init(d1:d2:))
    services.decorate(D.self) { (inner: D, _: B) in inner }
    return container
  }
}

enum Wired153 {
  struct A: Sendable {
    init(made: Void) {}
    init(a1: A, e2: E) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: Named<D, ByName>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(d1: D, f2: Lazy<F>) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: [F]) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(d1: D?, c2: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { (a1: A, e2: E) in A(a1: a1, e2: e2) }
    services.register(B.self, instance: B(made: ()))
    services.decorate(B.self) { (inner: B, _: C) in inner }
    services.registerOnMainActor(C.self) { (f1: F) in C(f1: f1) }
    services.register(D.self, lifetime: .singleton, eager: true, D.init(d1:f2:))
    services.register(E.self, lifetime: .singleton, eager: true, E.init(f1:))
    services.register(F.self, name: "name", F.init(d1:c2:))
    return container
  }
}

enum Wired154 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(e1: (any EP)?, e2: any EP) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: any DP, e2: any EP) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(f1: any FP) {}
  }
  protocol FP: Sendable {}
  struct F: FP {
    init(made: Void) {}
    init(c1: any CP, e2: [any EP]) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(B.self, lifetime: .transient) { (d1: any DP, e2: any EP) async in B(d1: d1, e2: e2) }
      services.tryRegister((any DP).self, lifetime: .scoped, D.init(e1:))
      services.tryRegister((any FP).self, F.init(c1:e2:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.registerOnMainActor((any AP).self, lifetime: .transient) { (e1: (any EP)?, e2: any EP) in A(e1: e1, e2: e2) }
    services.register(B.self) { (d1: any DP, e2: any EP) async in B(d1: d1, e2: e2) }
    services.decorate(B.self) { (inner: B, _: any DP) in inner }
    services.register((any CP).self) { C(made: ()) }
    services.registerOnMainActor((any DP).self, lifetime: .transient) { (e1: any EP) in D(e1: e1) }
    services.register((any EP).self, name: "name", instance: E(made: ()))
    services.register((any FP).self, lifetime: .transient) { (c1: any CP, e2: [any EP]) in F(c1: c1, e2: e2) }
    return container
  }
}

enum Wired155 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: Lazy<any BP>) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C, c2: [C]) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any BP).self, lifetime: .transient, B.init(c1:c2:))
    services.replace(C.self, name: "name", lifetime: .transient, C.init(b1:))
    return container
  }
}

enum Wired156 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D?) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: any CP) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(d1:))
    services.decorate(A.self) { (inner: A, _: A) in inner }
    services.register((any BP).self, B.init(c1:))
    services.register((any CP).self, instance: C(made: ()))
    services.register(D.self, lifetime: .transient) { D(made: ()) }
    return container
  }
}

enum Wired157 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(f1: Named<F, ByName>, b2: B?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, A.init(f1:b2:))
    services.tryRegister(B.self, lifetime: .transient, B.init(c1:))
    services.register(B.self, lifetime: .scoped) { (c1: C) in B(c1: c1) }
    services.register(D.self, lifetime: .transient) { D(made: ()) }
    services.register((any EP).self) { E(made: ()) }
    services.decorate(F.self) { (inner: F, _: F) in inner }
    return container
  }
}

enum Wired158 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: Lazy<B>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: (any CP)?) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: D, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(b1: B) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register((any AP).self, A.init(b1:))
    services.decorate((any AP).self) { (inner: any AP, _: B) in inner }
    services.replace(B.self, B.init(c1:))
    services.register((any CP).self, lifetime: .singleton, eager: true, C.init(d1:d2:))
    services.register(D.self, lifetime: .scoped) { (b1: B) in D(b1: b1) }
    return container
  }
}

enum Wired159 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(d1: [any DP]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: Lazy<any DP>, d2: any DP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(e1: Lazy<any EP>) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(f1: F, c2: C) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, A.init(d1:))
    services.decorate((any AP).self) { (inner: any AP, _: C) in inner }
    services.register(B.self, name: "name") { (d1: Lazy<any DP>, d2: any DP) async in B(d1: d1, d2: d2) }
    services.registerOnMainActor(B.self, lifetime: .transient) { (d1: Lazy<any DP>, d2: any DP) in B(d1: d1, d2: d2) }
    services.register(C.self) { provider in C(e1: provider.resolveRequired((any EP).self)) }
    services.register(C.self, instance: C(made: ()))
    services.register((any DP).self, instance: D(made: ()))
    return container
  }
}

enum Wired160 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: [B], a2: A?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: Lazy<C>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: Lazy<A>, a2: A) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(B.self, instance: B(made: ()))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.replace(A.self, A.init(b1:a2:))
    services.registerOnMainActor(B.self, lifetime: .scoped) { (c1: Lazy<C>) in B(c1: c1) }
    services.register(B.self, B.init(c1:))
    return container
  }
}

enum Wired161 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: any AP) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(c1: C, e2: [any EP]) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(e1: Lazy<any EP>) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.registerOnMainActor((any BP).self, lifetime: .transient) { (e1: any EP) in B(e1: e1) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.registerOnMainActor((any BP).self, lifetime: .transient) { (e1: any EP) in B(e1: e1) }
    services.register((any EP).self, lifetime: .singleton, eager: true, E.init(e1:))
    return container
  }
}

enum Wired162 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: (any CP)?) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: D, e2: E) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(e1: [E], a2: (any AP)?) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, A.init(c1:))
    services.register((any AP).self) { (c1: (any CP)?) async in A(c1: c1) }
    services.registerOnMainActor((any BP).self) { (d1: D, e2: E) in B(d1: d1, e2: e2) }
    services.register((any CP).self, lifetime: .scoped) { C(made: ()) }
    services.register(D.self, instance: D(made: ()))
    services.register(E.self, name: "name", lifetime: .singleton, eager: true, E.init(e1:a2:))
    return container
  }
}

enum Wired163 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: B, c2: C) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, name: "name", lifetime: .singleton, eager: true, A.init(b1:c2:))
    services.register(B.self, name: "name", lifetime: .scoped) { provider in B(c1: provider.resolveRequired(C.self)) }
    services.register(C.self, lifetime: .scoped) { C(made: ()) }
    return container
  }
}

enum Wired164 {
  struct A: Sendable {
    init(made: Void) {}
    init(e1: E, d2: D) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C, a2: Lazy<A>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: A, d2: Lazy<D>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(a1: [A], f2: Lazy<F>) {}
  }
  struct F: Sendable {
    init(made: Void) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, lifetime: .scoped) { provider in A(e1: provider.resolveRequired(E.self), d2: provider.resolveRequired(D.self)) }
    services.tryRegister(B.self, B.init(c1:a2:))
    services.decorate(B.self) { (inner: B, _: C) in inner }
    services.register(C.self, lifetime: .scoped) { (a1: A, d2: Lazy<D>) in C(a1: a1, d2: d2) }
    services.register(C.self, lifetime: .transient, C.init(a1:d2:))
    services.register(D.self, name: "name") { D(made: ()) }
    services.registerOnMainActor(E.self) { (a1: [A], f2: Lazy<F>) in E(a1: a1, f2: f2) }
    services.register(E.self, E.init(a1:f2:))
    return container
  }
}

enum Wired165 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: Named<any CP, ByName>) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: [D]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(c1: any CP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any BP).self) { B(made: ()) }
    services.register(D.self, D.init(c1:))
    return container
  }
}

enum Wired166 {
  struct A: Sendable {
    init(made: Void) {}
    init(e1: E, d2: [any DP]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(e1: E) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(b1: B, d2: (any DP)?) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, name: "name") { (e1: E, d2: [any DP]) async in A(e1: e1, d2: d2) }
    services.register(B.self) { provider in B(c1: provider.resolveRequired(C.self)) }
    services.register(C.self) { C(made: ()) }
    services.register((any DP).self, lifetime: .singleton, eager: true, D.init(e1:))
    return container
  }
}

enum Wired167 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(a1: any AP, c2: any CP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: (any CP)?, e2: Lazy<E>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(e1: E, b2: Lazy<any BP>) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(c1: any CP, a2: Named<any AP, ByName>) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any BP).self, name: "name", lifetime: .scoped) { (c1: (any CP)?, e2: Lazy<E>) async in B(c1: c1, e2: e2) }
      services.registerOnMainActor((any CP).self) { (e1: E, b2: Lazy<any BP>) in C(e1: e1, b2: b2) }
      services.register((any DP).self) { D(made: ()) }
      services.register(E.self, instance: E(made: ()))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register((any AP).self, lifetime: .transient) { provider in A(a1: provider.resolveRequired((any AP).self), c2: provider.resolveRequired((any CP).self)) }
    services.register((any BP).self, lifetime: .transient, B.init(c1:e2:))
    services.register((any CP).self, lifetime: .singleton, eager: true, C.init(e1:b2:))
    services.register((any DP).self) { D(made: ()) }
    services.register(E.self, instance: E(made: ()))
    return container
  }
}

enum Wired168 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(a1: any AP, d2: D) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(a1: Lazy<any AP>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { (a1: any AP, d2: D) async in A(a1: a1, d2: d2) }
    services.decorate((any AP).self) { (inner: any AP, _: any AP) in inner }
    services.register((any BP).self) { B(made: ()) }
    services.register((any CP).self, lifetime: .transient, C.init(d1:))
    services.register(D.self, lifetime: .singleton, eager: true, D.init(a1:))
    return container
  }
}

enum Wired169 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: C, d2: any DP) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C, a2: Named<any AP, ByName>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: any DP, e2: Named<any EP, ByName>) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(c1: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self, lifetime: .transient) { (c1: C, a2: Named<any AP, ByName>) in B(c1: c1, a2: a2) }
    services.tryRegister(C.self, lifetime: .scoped, C.init(d1:e2:))
    services.register((any DP).self) { D(made: ()) }
    services.decorate((any DP).self) { (inner: any DP, _: any EP) in inner }
    services.register((any EP).self, E.init(c1:))
    return container
  }
}

enum Wired170 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: B, b2: B) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: D, e2: E) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(b1: B, d2: Lazy<D>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .singleton, eager: true, A.init(b1:b2:))
    services.registerOnMainActor(B.self) { (d1: D, e2: E) in B(d1: d1, e2: e2) }
    services.register(C.self) { C(made: ()) }
    services.register(C.self, instance: C(made: ()))
    services.register(D.self, instance: D(made: ()))
    services.register(E.self, E.init(b1:d2:))
    return container
  }
}

enum Wired171 {
  struct A: Sendable {
    init(made: Void) {}
    init(e1: E?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C, e2: Lazy<E>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(f1: [F], e2: E) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(f1: F, f2: [F]) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: F) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(f1: F?, a2: Named<A, ByName>) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(A.self, lifetime: .scoped, A.init(e1:))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, lifetime: .scoped) { (e1: E?) in A(e1: e1) }
    services.register(B.self, B.init(c1:e2:))
    services.register(B.self, lifetime: .transient, B.init(c1:e2:))
    services.register(C.self) { (f1: [F], e2: E) async in C(f1: f1, e2: e2) }
    services.decorate(C.self) { (inner: C, _: D) in inner }
    services.decorate(D.self) { (inner: D, _: A) in inner }
    services.register(E.self, instance: E(made: ()))
    services.register(E.self) { provider in E(f1: provider.resolveRequired(F.self)) }
    services.decorate(E.self) { (inner: E, _: F) in inner }
    services.register(F.self) { (f1: F?, a2: Named<A, ByName>) async in F(f1: f1, a2: a2) }
    return container
  }
}

enum Wired172 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D?, e2: E) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: Lazy<C>, e2: [E]) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: Lazy<D>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(c1: [C]) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(d1: D, a2: Named<A, ByName>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, instance: A(made: ()))
    services.replace(B.self, B.init(c1:e2:))
    services.register(C.self, name: "name", instance: C(made: ()))
    services.register(E.self) { E(made: ()) }
    services.register(E.self) { E(made: ()) }
    services.register(F.self) { (d1: D, a2: Named<A, ByName>) async in F(d1: d1, a2: a2) }
    services.decorate(F.self) { (inner: F, _: C) in inner }
    return container
  }
}

enum Wired173 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: [B], c2: (any CP)?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: [any DP], e2: Named<E, ByName>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: any DP, d2: [any DP]) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(B.self, B.init(d1:e2:))
      services.register((any DP).self, lifetime: .scoped) { D(made: ()) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.replace(A.self, A.init(b1:c2:))
    services.replace(B.self, lifetime: .transient, B.init(d1:e2:))
    services.decorate(B.self) { (inner: B, _: B) in inner }
    services.register((any CP).self) { (d1: any DP, d2: [any DP]) in C(d1: d1, d2: d2) }
    services.register((any DP).self, lifetime: .scoped) { D(made: ()) }
    services.register(E.self, lifetime: .scoped) { E(made: ()) }
    return container
  }
}

enum Wired174 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: [D]) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(b1: Named<B, ByName>, c2: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { A(made: ()) }
    services.register(B.self, name: "name", lifetime: .scoped) { B(made: ()) }
    services.register(C.self, C.init(d1:))
    services.register(E.self, E.init(b1:c2:))
    services.register(E.self, E.init(b1:c2:))
    services.decorate(E.self) { (inner: E, _: D) in inner }
    return container
  }
}

enum Wired175 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: [any BP]) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: F?, f2: F?) {}
  }
  struct F: Sendable {
    init(made: Void) {}
    init(e1: Named<E, ByName>) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any BP).self, instance: B(made: ()))
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, lifetime: .transient) { (b1: [any BP]) async in A(b1: b1) }
    services.register((any BP).self, name: "name") { B(made: ()) }
    services.register((any DP).self, lifetime: .scoped) { D(made: ()) }
    services.register(E.self, instance: E(made: ()))
    services.register(F.self, F.init(e1:))
    return container
  }
}

enum Wired176 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: B) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: any CP, c2: any CP) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(b1: B?) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .singleton, eager: true, A.init(b1:))
    services.replace(B.self, B.init(c1:c2:))
    return container
  }
}

enum Wired177 {
  struct A: Sendable {
    init(made: Void) {}
    init(d1: D?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: any CP, c2: Named<any CP, ByName>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(d1: D, d2: Lazy<D>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(a1: A) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .scoped, A.init(d1:))
    services.register(B.self) { (c1: any CP, c2: Named<any CP, ByName>) async in B(c1: c1, c2: c2) }
    services.register((any CP).self, C.init(d1:d2:))
    services.decorate((any CP).self) { (inner: any CP, _: any CP) in inner }
    return container
  }
}

enum Wired178 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(a1: A, c2: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: B, a2: Named<A, ByName>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.decorate(A.self) { (inner: A, _: B) in inner }
    services.register(B.self, lifetime: .singleton, eager: true, B.init(a1:c2:))
    services.register(C.self, C.init(b1:a2:))
    services.decorate(C.self) { (inner: C, _: A) in inner }
    return container
  }
}

enum Wired179 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: B?) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(a1: A, e2: any EP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(d1: D?) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.replace(A.self, lifetime: .transient, A.init(b1:))
    services.tryRegister(A.self, A.init(b1:))
    services.register(B.self, lifetime: .scoped) { B(made: ()) }
    services.register(C.self) { (d1: D) in C(d1: d1) }
    services.register(D.self, lifetime: .singleton, eager: true, D.init(a1:e2:))
    services.register((any EP).self, E.init(d1:))
    return container
  }
}

enum Wired180 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: [C], e2: Lazy<any EP>) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: Lazy<any DP>) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(d1: any DP, c2: C) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .scoped, A.init(c1:e2:))
    services.register((any BP).self) { B(made: ()) }
    services.decorate((any BP).self) { (inner: any BP, _: any AP) in inner }
    services.register(C.self, lifetime: .transient) { (d1: Lazy<any DP>) in C(d1: d1) }
    services.register((any EP).self, lifetime: .transient, E.init(d1:c2:))
    return container
  }
}

enum Wired181 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(e1: E, d2: D) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(a1: any AP, e2: E?) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: E, e2: Named<E, ByName>) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, lifetime: .singleton, eager: true, A.init(e1:d2:))
    services.register((any BP).self, lifetime: .transient, B.init(a1:e2:))
    services.register(C.self) { C(made: ()) }
    services.register(D.self, instance: D(made: ()))
    return container
  }
}

enum Wired182 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: Lazy<any CP>, c2: any CP) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: any CP, a2: Lazy<any AP>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { (c1: Lazy<any CP>, c2: any CP) async in A(c1: c1, c2: c2) }
    services.register(B.self, instance: B(made: ()))
    services.register((any CP).self, lifetime: .scoped) { C(made: ()) }
    return container
  }
}

enum Wired183 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: C?, b2: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(c1: Lazy<C>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.registerOnMainActor((any AP).self) { (c1: C?, b2: any BP) in A(c1: c1, b2: b2) }
    services.register((any BP).self, lifetime: .transient) { B(made: ()) }
    services.register(C.self) { (c1: Lazy<C>) async in C(c1: c1) }
    return container
  }
}

enum Wired184 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(e1: any EP, f2: any FP) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(c1: C) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(f1: Named<any FP, ByName>, f2: (any FP)?) {}
  }
  protocol FP: Sendable {}
  struct F: FP {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self) { (e1: any EP, f2: any FP) in A(e1: e1, f2: f2) }
    services.register(B.self, name: "name", lifetime: .transient) { B(made: ()) }
    services.decorate(B.self) { (inner: B, _: C) in inner }
    services.register(C.self) { C(made: ()) }
    services.register((any DP).self, lifetime: .scoped, D.init(c1:))
    services.register((any EP).self) { (f1: Named<any FP, ByName>, f2: (any FP)?) async in E(f1: f1, f2: f2) }
    services.register((any FP).self, instance: F(made: ()))
    return container
  }
}

enum Wired185 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: [any BP]) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(c1: C, e2: Lazy<E>) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: any BP) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(c1: C, e2: E?) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.replace(A.self, lifetime: .scoped, A.init(b1:))
      services.register(E.self, lifetime: .transient) { (c1: C, e2: E?) in E(c1: c1, e2: e2) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self) { (b1: [any BP]) async in A(b1: b1) }
    services.register((any BP).self, lifetime: .transient, B.init(c1:e2:))
    services.registerOnMainActor(C.self) { (b1: any BP) in C(b1: b1) }
    services.register(D.self) { D(made: ()) }
    return container
  }
}

enum Wired186 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: Lazy<any DP>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(e1: any EP) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(e1: [any EP]) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(c1: (any CP)?, e2: any EP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self, B.init(d1:))
    services.register((any CP).self, lifetime: .scoped) { (e1: any EP) in C(e1: e1) }
    services.register((any DP).self, name: "name", lifetime: .scoped, D.init(e1:))
    services.register((any EP).self, lifetime: .singleton, eager: true, E.init(c1:e2:))
    return container
  }
}

enum Wired187 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C, c2: [C]) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(a1: A) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(c1:c2:))
    services.register(C.self, name: "name") { (a1: A) async in C(a1: a1) }
    return container
  }
}

enum Wired188 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(d1: any DP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(B.self, lifetime: .singleton, eager: true, B.init(d1:))
    services.tryRegister(C.self, lifetime: .scoped, C.init(d1:))
    services.register((any DP).self) { provider in D(d1: provider.resolveRequired((any DP).self)) }
    services.register((any EP).self) { E(made: ()) }
    return container
  }
}

enum Wired189 {
  struct A: Sendable {
    init(made: Void) {}
    init(a1: A, b2: any BP) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(d1: Lazy<D>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(e1: Lazy<any EP>, c2: Lazy<any CP>) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: [any EP], e2: any EP) {}
  }
  protocol EP: Sendable {}
  struct E: EP {
    init(made: Void) {}
    init(c1: Named<any CP, ByName>, a2: Lazy<A>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { (a1: A, b2: any BP) in A(a1: a1, b2: b2) }
    services.register((any BP).self, instance: B(made: ()))
    services.register((any CP).self, lifetime: .singleton, eager: true, C.init(e1:c2:))
    services.registerOnMainActor((any EP).self) { (c1: Named<any CP, ByName>, a2: Lazy<A>) in E(c1: c1, a2: a2) }
    return container
  }
}

enum Wired190 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(d1: any DP, b2: Lazy<any BP>) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  protocol DP: Sendable {}
  struct D: DP {
    init(made: Void) {}
    init(f1: any FP, f2: any FP) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(f1: Named<any FP, ByName>) {}
  }
  protocol FP: Sendable {}
  struct F: FP {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any BP).self) { B(made: ()) }
    services.register(C.self) { C(made: ()) }
    services.register((any DP).self, instance: D(made: ()))
    services.register(E.self, name: "name", lifetime: .singleton, eager: true, E.init(f1:))
    services.register((any FP).self) { F(made: ()) }
    return container
  }
}

enum Wired191 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: B) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(b1: B) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  struct E: Sendable {
    init(made: Void) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register(C.self, name: "name") { (b1: B) async in C(b1: b1) }
      services.register(D.self, lifetime: .transient) { D(made: ()) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, lifetime: .singleton, eager: true, A.init(b1:))
    services.register(B.self) { B(made: ()) }
    services.decorate(B.self) { (inner: B, _: C) in inner }
    services.register(C.self, lifetime: .singleton, eager: true, C.init(b1:))
    services.register(D.self, lifetime: .scoped) { D(made: ()) }
    services.register(E.self) { E(made: ()) }
    return container
  }
}

enum Wired192 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: B, b2: [B]) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { (b1: B, b2: [B]) async in A(b1: b1, b2: b2) }
    services.register(B.self, lifetime: .singleton, eager: true, B.init(c1:))
    services.decorate(B.self) { (inner: B, _: C) in inner }
    services.register(C.self, lifetime: .scoped) { C(made: ()) }
    return container
  }
}

enum Wired193 {
  protocol AP: Sendable {}
  struct A: AP {
    init(made: Void) {}
    init(b1: Named<B, ByName>, c2: C) {}
  }
  struct B: Sendable {
    init(made: Void) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(c1: C?, a2: any AP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register((any AP).self, instance: A(made: ()))
    services.register(B.self) { B(made: ()) }
    services.register(C.self, lifetime: .singleton, eager: true, C.init(c1:a2:))
    services.register(C.self, name: "name", lifetime: .scoped, C.init(c1:a2:))
    return container
  }
}

enum Wired194 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: C, b2: B) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C, c2: [C]) {}
  }
  struct C: Sendable {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(a1: A) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(B.self, lifetime: .transient, B.init(c1:c2:))
    services.register(C.self) { C(made: ()) }
    services.register(D.self, name: "name", D.init(a1:))
    return container
  }
}

enum Wired195 {
  struct A: Sendable {
    init(made: Void) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
    init(b1: any BP, b2: (any BP)?) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(e1: E?, d2: D?) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(e1: Lazy<E>) {}
  }
  struct E: Sendable {
    init(made: Void) {}
    init(e1: E, e2: E) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, lifetime: .scoped) { A(made: ()) }
    services.register((any CP).self, lifetime: .singleton, eager: true, C.init(e1:d2:))
    services.register(D.self, instance: D(made: ()))
    services.register(E.self, name: "name", E.init(e1:e2:))
    return container
  }
}

enum Wired196 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: B?, c2: any CP) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: any CP, c2: any CP) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
    init(a1: A, c2: any CP) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { (b1: B?, c2: any CP) in A(b1: b1, c2: c2) }
    services.tryRegister(B.self, B.init(c1:c2:))
    services.register((any CP).self, C.init(a1:c2:))
    return container
  }
}

enum Wired197 {
  struct A: Sendable {
    init(made: Void) {}
    init(b1: Lazy<B>) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: Lazy<any CP>) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(c1: any CP) {}
  }
  struct Module: ServiceModule {
    func register(in services: any ServiceCollection) {
      services.register((any CP).self, lifetime: .scoped) { C(made: ()) }
    }
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.include(Module())
    services.register(A.self, name: "name", instance: A(made: ()))
    services.register(B.self, name: "name", B.init(c1:))
    services.register((any CP).self) { C(made: ()) }
    services.register((any CP).self, lifetime: .scoped) { C(made: ()) }
    services.replace(D.self, D.init(c1:))
    return container
  }
}

enum Wired198 {
  struct A: Sendable {
    init(made: Void) {}
  }
  struct B: Sendable {
    init(made: Void) {}
    init(c1: C) {}
  }
  struct C: Sendable {
    init(made: Void) {}
    init(d1: Named<D, ByName>, d2: D) {}
  }
  struct D: Sendable {
    init(made: Void) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self) { A(made: ()) }
    services.register(B.self, name: "name", instance: B(made: ()))
    services.register(C.self) { (d1: Named<D, ByName>, d2: D) in C(d1: d1, d2: d2) }
    services.register(D.self, name: "name", lifetime: .scoped) { D(made: ()) }
    return container
  }
}

enum Wired199 {
  struct A: Sendable {
    init(made: Void) {}
    init(c1: (any CP)?) {}
  }
  protocol BP: Sendable {}
  struct B: BP {
    init(made: Void) {}
  }
  protocol CP: Sendable {}
  struct C: CP {
    init(made: Void) {}
  }
  struct D: Sendable {
    init(made: Void) {}
    init(c1: any CP, a2: Lazy<A>) {}
  }
  static func container() throws -> ServiceContainer {
    let container = ServiceContainer()
    let services = try container.services
    services.register(A.self, A.init(c1:))
    services.register((any BP).self) { B(made: ()) }
    services.register(D.self, D.init(c1:a2:))
    return container
  }
}

enum Wired {
  static let all: [@Sendable () throws -> ServiceContainer] = [
    { try Wired0.container() },
    { try Wired1.container() },
    { try Wired2.container() },
    { try Wired3.container() },
    { try Wired4.container() },
    { try Wired5.container() },
    { try Wired6.container() },
    { try Wired7.container() },
    { try Wired8.container() },
    { try Wired9.container() },
    { try Wired10.container() },
    { try Wired11.container() },
    { try Wired12.container() },
    { try Wired13.container() },
    { try Wired14.container() },
    { try Wired15.container() },
    { try Wired16.container() },
    { try Wired17.container() },
    { try Wired18.container() },
    { try Wired19.container() },
    { try Wired20.container() },
    { try Wired21.container() },
    { try Wired22.container() },
    { try Wired23.container() },
    { try Wired24.container() },
    { try Wired25.container() },
    { try Wired26.container() },
    { try Wired27.container() },
    { try Wired28.container() },
    { try Wired29.container() },
    { try Wired30.container() },
    { try Wired31.container() },
    { try Wired32.container() },
    { try Wired33.container() },
    { try Wired34.container() },
    { try Wired35.container() },
    { try Wired36.container() },
    { try Wired37.container() },
    { try Wired38.container() },
    { try Wired39.container() },
    { try Wired40.container() },
    { try Wired41.container() },
    { try Wired42.container() },
    { try Wired43.container() },
    { try Wired44.container() },
    { try Wired45.container() },
    { try Wired46.container() },
    { try Wired47.container() },
    { try Wired48.container() },
    { try Wired49.container() },
    { try Wired50.container() },
    { try Wired51.container() },
    { try Wired52.container() },
    { try Wired53.container() },
    { try Wired54.container() },
    { try Wired55.container() },
    { try Wired56.container() },
    { try Wired57.container() },
    { try Wired58.container() },
    { try Wired59.container() },
    { try Wired60.container() },
    { try Wired61.container() },
    { try Wired62.container() },
    { try Wired63.container() },
    { try Wired64.container() },
    { try Wired65.container() },
    { try Wired66.container() },
    { try Wired67.container() },
    { try Wired68.container() },
    { try Wired69.container() },
    { try Wired70.container() },
    { try Wired71.container() },
    { try Wired72.container() },
    { try Wired73.container() },
    { try Wired74.container() },
    { try Wired75.container() },
    { try Wired76.container() },
    { try Wired77.container() },
    { try Wired78.container() },
    { try Wired79.container() },
    { try Wired80.container() },
    { try Wired81.container() },
    { try Wired82.container() },
    { try Wired83.container() },
    { try Wired84.container() },
    { try Wired85.container() },
    { try Wired86.container() },
    { try Wired87.container() },
    { try Wired88.container() },
    { try Wired89.container() },
    { try Wired90.container() },
    { try Wired91.container() },
    { try Wired92.container() },
    { try Wired93.container() },
    { try Wired94.container() },
    { try Wired95.container() },
    { try Wired96.container() },
    { try Wired97.container() },
    { try Wired98.container() },
    { try Wired99.container() },
    { try Wired100.container() },
    { try Wired101.container() },
    { try Wired102.container() },
    { try Wired103.container() },
    { try Wired104.container() },
    { try Wired105.container() },
    { try Wired106.container() },
    { try Wired107.container() },
    { try Wired108.container() },
    { try Wired109.container() },
    { try Wired110.container() },
    { try Wired111.container() },
    { try Wired112.container() },
    { try Wired113.container() },
    { try Wired114.container() },
    { try Wired115.container() },
    { try Wired116.container() },
    { try Wired117.container() },
    { try Wired118.container() },
    { try Wired119.container() },
    { try Wired120.container() },
    { try Wired121.container() },
    { try Wired122.container() },
    { try Wired123.container() },
    { try Wired124.container() },
    { try Wired125.container() },
    { try Wired126.container() },
    { try Wired127.container() },
    { try Wired128.container() },
    { try Wired129.container() },
    { try Wired130.container() },
    { try Wired131.container() },
    { try Wired132.container() },
    { try Wired133.container() },
    { try Wired134.container() },
    { try Wired135.container() },
    { try Wired136.container() },
    { try Wired137.container() },
    { try Wired138.container() },
    { try Wired139.container() },
    { try Wired140.container() },
    { try Wired141.container() },
    { try Wired142.container() },
    { try Wired143.container() },
    { try Wired144.container() },
    { try Wired145.container() },
    { try Wired146.container() },
    { try Wired147.container() },
    { try Wired148.container() },
    { try Wired149.container() },
    { try Wired150.container() },
    { try Wired151.container() },
    { try Wired152.container() },
    { try Wired153.container() },
    { try Wired154.container() },
    { try Wired155.container() },
    { try Wired156.container() },
    { try Wired157.container() },
    { try Wired158.container() },
    { try Wired159.container() },
    { try Wired160.container() },
    { try Wired161.container() },
    { try Wired162.container() },
    { try Wired163.container() },
    { try Wired164.container() },
    { try Wired165.container() },
    { try Wired166.container() },
    { try Wired167.container() },
    { try Wired168.container() },
    { try Wired169.container() },
    { try Wired170.container() },
    { try Wired171.container() },
    { try Wired172.container() },
    { try Wired173.container() },
    { try Wired174.container() },
    { try Wired175.container() },
    { try Wired176.container() },
    { try Wired177.container() },
    { try Wired178.container() },
    { try Wired179.container() },
    { try Wired180.container() },
    { try Wired181.container() },
    { try Wired182.container() },
    { try Wired183.container() },
    { try Wired184.container() },
    { try Wired185.container() },
    { try Wired186.container() },
    { try Wired187.container() },
    { try Wired188.container() },
    { try Wired189.container() },
    { try Wired190.container() },
    { try Wired191.container() },
    { try Wired192.container() },
    { try Wired193.container() },
    { try Wired194.container() },
    { try Wired195.container() },
    { try Wired196.container() },
    { try Wired197.container() },
    { try Wired198.container() },
    { try Wired199.container() },
  ]
}
