// Written by Benchmarks/generate-services.
import Furnish

final class Node0: Sendable {
  let left: Node1
  let right: Node2
  init(left: Node1, right: Node2) {
    self.left = left
    self.right = right
  }
}

final class Node1: Sendable {
  let left: Node3
  let right: Node4
  init(left: Node3, right: Node4) {
    self.left = left
    self.right = right
  }
}

final class Node2: Sendable {
  let left: Node5
  let right: Node6
  init(left: Node5, right: Node6) {
    self.left = left
    self.right = right
  }
}

final class Node3: Sendable {
  let left: Node7
  let right: Node8
  init(left: Node7, right: Node8) {
    self.left = left
    self.right = right
  }
}

final class Node4: Sendable {
  let left: Node9
  let right: Node10
  init(left: Node9, right: Node10) {
    self.left = left
    self.right = right
  }
}

final class Node5: Sendable {
  let left: Node11
  let right: Node12
  init(left: Node11, right: Node12) {
    self.left = left
    self.right = right
  }
}

final class Node6: Sendable {
  let left: Node13
  let right: Node14
  init(left: Node13, right: Node14) {
    self.left = left
    self.right = right
  }
}

final class Node7: Sendable {
  let left: Node15
  let right: Node16
  init(left: Node15, right: Node16) {
    self.left = left
    self.right = right
  }
}

final class Node8: Sendable {
  let left: Node17
  let right: Node18
  init(left: Node17, right: Node18) {
    self.left = left
    self.right = right
  }
}

final class Node9: Sendable {
  let left: Node19
  let right: Node20
  init(left: Node19, right: Node20) {
    self.left = left
    self.right = right
  }
}

final class Node10: Sendable {
  let left: Node21
  let right: Node22
  init(left: Node21, right: Node22) {
    self.left = left
    self.right = right
  }
}

final class Node11: Sendable {
  let left: Node23
  let right: Node24
  init(left: Node23, right: Node24) {
    self.left = left
    self.right = right
  }
}

final class Node12: Sendable {
  let left: Node25
  let right: Node26
  init(left: Node25, right: Node26) {
    self.left = left
    self.right = right
  }
}

final class Node13: Sendable {
  let left: Node27
  let right: Node28
  init(left: Node27, right: Node28) {
    self.left = left
    self.right = right
  }
}

final class Node14: Sendable {
  let left: Node29
  let right: Node30
  init(left: Node29, right: Node30) {
    self.left = left
    self.right = right
  }
}

final class Node15: Sendable {
  let left: Node31
  let right: Node32
  init(left: Node31, right: Node32) {
    self.left = left
    self.right = right
  }
}

final class Node16: Sendable {
  let left: Node33
  let right: Node34
  init(left: Node33, right: Node34) {
    self.left = left
    self.right = right
  }
}

final class Node17: Sendable {
  let left: Node35
  let right: Node36
  init(left: Node35, right: Node36) {
    self.left = left
    self.right = right
  }
}

final class Node18: Sendable {
  let left: Node37
  let right: Node38
  init(left: Node37, right: Node38) {
    self.left = left
    self.right = right
  }
}

final class Node19: Sendable {
  let left: Node39
  let right: Node40
  init(left: Node39, right: Node40) {
    self.left = left
    self.right = right
  }
}

final class Node20: Sendable {
  let left: Node41
  let right: Node42
  init(left: Node41, right: Node42) {
    self.left = left
    self.right = right
  }
}

final class Node21: Sendable {
  let left: Node43
  let right: Node44
  init(left: Node43, right: Node44) {
    self.left = left
    self.right = right
  }
}

final class Node22: Sendable {
  let left: Node45
  let right: Node46
  init(left: Node45, right: Node46) {
    self.left = left
    self.right = right
  }
}

final class Node23: Sendable {
  let left: Node47
  let right: Node48
  init(left: Node47, right: Node48) {
    self.left = left
    self.right = right
  }
}

final class Node24: Sendable {
  let left: Node49
  let right: Node50
  init(left: Node49, right: Node50) {
    self.left = left
    self.right = right
  }
}

final class Node25: Sendable {
  let left: Node51
  let right: Node52
  init(left: Node51, right: Node52) {
    self.left = left
    self.right = right
  }
}

final class Node26: Sendable {
  let left: Node53
  let right: Node54
  init(left: Node53, right: Node54) {
    self.left = left
    self.right = right
  }
}

final class Node27: Sendable {
  let left: Node55
  let right: Node56
  init(left: Node55, right: Node56) {
    self.left = left
    self.right = right
  }
}

final class Node28: Sendable {
  let left: Node57
  let right: Node58
  init(left: Node57, right: Node58) {
    self.left = left
    self.right = right
  }
}

final class Node29: Sendable {
  let left: Node59
  let right: Node60
  init(left: Node59, right: Node60) {
    self.left = left
    self.right = right
  }
}

final class Node30: Sendable {
  let left: Node61
  let right: Node62
  init(left: Node61, right: Node62) {
    self.left = left
    self.right = right
  }
}

final class Node31: Sendable {
  let left: Node63
  let right: Node64
  init(left: Node63, right: Node64) {
    self.left = left
    self.right = right
  }
}

final class Node32: Sendable {
  let left: Node65
  let right: Node66
  init(left: Node65, right: Node66) {
    self.left = left
    self.right = right
  }
}

final class Node33: Sendable {
  let left: Node67
  let right: Node68
  init(left: Node67, right: Node68) {
    self.left = left
    self.right = right
  }
}

final class Node34: Sendable {
  let left: Node69
  let right: Node70
  init(left: Node69, right: Node70) {
    self.left = left
    self.right = right
  }
}

final class Node35: Sendable {
  let left: Node71
  let right: Node72
  init(left: Node71, right: Node72) {
    self.left = left
    self.right = right
  }
}

final class Node36: Sendable {
  let left: Node73
  let right: Node74
  init(left: Node73, right: Node74) {
    self.left = left
    self.right = right
  }
}

final class Node37: Sendable {
  let left: Node75
  let right: Node76
  init(left: Node75, right: Node76) {
    self.left = left
    self.right = right
  }
}

final class Node38: Sendable {
  let left: Node77
  let right: Node78
  init(left: Node77, right: Node78) {
    self.left = left
    self.right = right
  }
}

final class Node39: Sendable {
  let left: Node79
  let right: Node80
  init(left: Node79, right: Node80) {
    self.left = left
    self.right = right
  }
}

final class Node40: Sendable {
  let left: Node81
  let right: Node82
  init(left: Node81, right: Node82) {
    self.left = left
    self.right = right
  }
}

final class Node41: Sendable {
  let left: Node83
  let right: Node84
  init(left: Node83, right: Node84) {
    self.left = left
    self.right = right
  }
}

final class Node42: Sendable {
  let left: Node85
  let right: Node86
  init(left: Node85, right: Node86) {
    self.left = left
    self.right = right
  }
}

final class Node43: Sendable {
  let left: Node87
  let right: Node88
  init(left: Node87, right: Node88) {
    self.left = left
    self.right = right
  }
}

final class Node44: Sendable {
  let left: Node89
  let right: Node90
  init(left: Node89, right: Node90) {
    self.left = left
    self.right = right
  }
}

final class Node45: Sendable {
  let left: Node91
  let right: Node92
  init(left: Node91, right: Node92) {
    self.left = left
    self.right = right
  }
}

final class Node46: Sendable {
  let left: Node93
  let right: Node94
  init(left: Node93, right: Node94) {
    self.left = left
    self.right = right
  }
}

final class Node47: Sendable {
  let left: Node95
  let right: Node96
  init(left: Node95, right: Node96) {
    self.left = left
    self.right = right
  }
}

final class Node48: Sendable {
  let left: Node97
  let right: Node98
  init(left: Node97, right: Node98) {
    self.left = left
    self.right = right
  }
}

final class Node49: Sendable {
  let left: Node99
  init(left: Node99) { self.left = left }
}

final class Node50: Sendable {
  let number = 1
  init() {}
}

final class Node51: Sendable {
  let number = 1
  init() {}
}

final class Node52: Sendable {
  let number = 1
  init() {}
}

final class Node53: Sendable {
  let number = 1
  init() {}
}

final class Node54: Sendable {
  let number = 1
  init() {}
}

final class Node55: Sendable {
  let number = 1
  init() {}
}

final class Node56: Sendable {
  let number = 1
  init() {}
}

final class Node57: Sendable {
  let number = 1
  init() {}
}

final class Node58: Sendable {
  let number = 1
  init() {}
}

final class Node59: Sendable {
  let number = 1
  init() {}
}

final class Node60: Sendable {
  let number = 1
  init() {}
}

final class Node61: Sendable {
  let number = 1
  init() {}
}

final class Node62: Sendable {
  let number = 1
  init() {}
}

final class Node63: Sendable {
  let number = 1
  init() {}
}

final class Node64: Sendable {
  let number = 1
  init() {}
}

final class Node65: Sendable {
  let number = 1
  init() {}
}

final class Node66: Sendable {
  let number = 1
  init() {}
}

final class Node67: Sendable {
  let number = 1
  init() {}
}

final class Node68: Sendable {
  let number = 1
  init() {}
}

final class Node69: Sendable {
  let number = 1
  init() {}
}

final class Node70: Sendable {
  let number = 1
  init() {}
}

final class Node71: Sendable {
  let number = 1
  init() {}
}

final class Node72: Sendable {
  let number = 1
  init() {}
}

final class Node73: Sendable {
  let number = 1
  init() {}
}

final class Node74: Sendable {
  let number = 1
  init() {}
}

final class Node75: Sendable {
  let number = 1
  init() {}
}

final class Node76: Sendable {
  let number = 1
  init() {}
}

final class Node77: Sendable {
  let number = 1
  init() {}
}

final class Node78: Sendable {
  let number = 1
  init() {}
}

final class Node79: Sendable {
  let number = 1
  init() {}
}

final class Node80: Sendable {
  let number = 1
  init() {}
}

final class Node81: Sendable {
  let number = 1
  init() {}
}

final class Node82: Sendable {
  let number = 1
  init() {}
}

final class Node83: Sendable {
  let number = 1
  init() {}
}

final class Node84: Sendable {
  let number = 1
  init() {}
}

final class Node85: Sendable {
  let number = 1
  init() {}
}

final class Node86: Sendable {
  let number = 1
  init() {}
}

final class Node87: Sendable {
  let number = 1
  init() {}
}

final class Node88: Sendable {
  let number = 1
  init() {}
}

final class Node89: Sendable {
  let number = 1
  init() {}
}

final class Node90: Sendable {
  let number = 1
  init() {}
}

final class Node91: Sendable {
  let number = 1
  init() {}
}

final class Node92: Sendable {
  let number = 1
  init() {}
}

final class Node93: Sendable {
  let number = 1
  init() {}
}

final class Node94: Sendable {
  let number = 1
  init() {}
}

final class Node95: Sendable {
  let number = 1
  init() {}
}

final class Node96: Sendable {
  let number = 1
  init() {}
}

final class Node97: Sendable {
  let number = 1
  init() {}
}

final class Node98: Sendable {
  let number = 1
  init() {}
}

final class Node99: Sendable {
  let number = 1
  init() {}
}

/// Creates a provider of the tree, every node of which is transient.
func makeTreeProvider() throws -> ServiceScope {
  let container = ServiceContainer()
  let services = try container.services
  services.register(Node0.self, lifetime: .transient, Node0.init(left:right:))
  services.register(Node1.self, lifetime: .transient, Node1.init(left:right:))
  services.register(Node2.self, lifetime: .transient, Node2.init(left:right:))
  services.register(Node3.self, lifetime: .transient, Node3.init(left:right:))
  services.register(Node4.self, lifetime: .transient, Node4.init(left:right:))
  services.register(Node5.self, lifetime: .transient, Node5.init(left:right:))
  services.register(Node6.self, lifetime: .transient, Node6.init(left:right:))
  services.register(Node7.self, lifetime: .transient, Node7.init(left:right:))
  services.register(Node8.self, lifetime: .transient, Node8.init(left:right:))
  services.register(Node9.self, lifetime: .transient, Node9.init(left:right:))
  services.register(Node10.self, lifetime: .transient, Node10.init(left:right:))
  services.register(Node11.self, lifetime: .transient, Node11.init(left:right:))
  services.register(Node12.self, lifetime: .transient, Node12.init(left:right:))
  services.register(Node13.self, lifetime: .transient, Node13.init(left:right:))
  services.register(Node14.self, lifetime: .transient, Node14.init(left:right:))
  services.register(Node15.self, lifetime: .transient, Node15.init(left:right:))
  services.register(Node16.self, lifetime: .transient, Node16.init(left:right:))
  services.register(Node17.self, lifetime: .transient, Node17.init(left:right:))
  services.register(Node18.self, lifetime: .transient, Node18.init(left:right:))
  services.register(Node19.self, lifetime: .transient, Node19.init(left:right:))
  services.register(Node20.self, lifetime: .transient, Node20.init(left:right:))
  services.register(Node21.self, lifetime: .transient, Node21.init(left:right:))
  services.register(Node22.self, lifetime: .transient, Node22.init(left:right:))
  services.register(Node23.self, lifetime: .transient, Node23.init(left:right:))
  services.register(Node24.self, lifetime: .transient, Node24.init(left:right:))
  services.register(Node25.self, lifetime: .transient, Node25.init(left:right:))
  services.register(Node26.self, lifetime: .transient, Node26.init(left:right:))
  services.register(Node27.self, lifetime: .transient, Node27.init(left:right:))
  services.register(Node28.self, lifetime: .transient, Node28.init(left:right:))
  services.register(Node29.self, lifetime: .transient, Node29.init(left:right:))
  services.register(Node30.self, lifetime: .transient, Node30.init(left:right:))
  services.register(Node31.self, lifetime: .transient, Node31.init(left:right:))
  services.register(Node32.self, lifetime: .transient, Node32.init(left:right:))
  services.register(Node33.self, lifetime: .transient, Node33.init(left:right:))
  services.register(Node34.self, lifetime: .transient, Node34.init(left:right:))
  services.register(Node35.self, lifetime: .transient, Node35.init(left:right:))
  services.register(Node36.self, lifetime: .transient, Node36.init(left:right:))
  services.register(Node37.self, lifetime: .transient, Node37.init(left:right:))
  services.register(Node38.self, lifetime: .transient, Node38.init(left:right:))
  services.register(Node39.self, lifetime: .transient, Node39.init(left:right:))
  services.register(Node40.self, lifetime: .transient, Node40.init(left:right:))
  services.register(Node41.self, lifetime: .transient, Node41.init(left:right:))
  services.register(Node42.self, lifetime: .transient, Node42.init(left:right:))
  services.register(Node43.self, lifetime: .transient, Node43.init(left:right:))
  services.register(Node44.self, lifetime: .transient, Node44.init(left:right:))
  services.register(Node45.self, lifetime: .transient, Node45.init(left:right:))
  services.register(Node46.self, lifetime: .transient, Node46.init(left:right:))
  services.register(Node47.self, lifetime: .transient, Node47.init(left:right:))
  services.register(Node48.self, lifetime: .transient, Node48.init(left:right:))
  services.register(Node49.self, lifetime: .transient, Node49.init(left:))
  services.register(Node50.self, lifetime: .transient, Node50.init)
  services.register(Node51.self, lifetime: .transient, Node51.init)
  services.register(Node52.self, lifetime: .transient, Node52.init)
  services.register(Node53.self, lifetime: .transient, Node53.init)
  services.register(Node54.self, lifetime: .transient, Node54.init)
  services.register(Node55.self, lifetime: .transient, Node55.init)
  services.register(Node56.self, lifetime: .transient, Node56.init)
  services.register(Node57.self, lifetime: .transient, Node57.init)
  services.register(Node58.self, lifetime: .transient, Node58.init)
  services.register(Node59.self, lifetime: .transient, Node59.init)
  services.register(Node60.self, lifetime: .transient, Node60.init)
  services.register(Node61.self, lifetime: .transient, Node61.init)
  services.register(Node62.self, lifetime: .transient, Node62.init)
  services.register(Node63.self, lifetime: .transient, Node63.init)
  services.register(Node64.self, lifetime: .transient, Node64.init)
  services.register(Node65.self, lifetime: .transient, Node65.init)
  services.register(Node66.self, lifetime: .transient, Node66.init)
  services.register(Node67.self, lifetime: .transient, Node67.init)
  services.register(Node68.self, lifetime: .transient, Node68.init)
  services.register(Node69.self, lifetime: .transient, Node69.init)
  services.register(Node70.self, lifetime: .transient, Node70.init)
  services.register(Node71.self, lifetime: .transient, Node71.init)
  services.register(Node72.self, lifetime: .transient, Node72.init)
  services.register(Node73.self, lifetime: .transient, Node73.init)
  services.register(Node74.self, lifetime: .transient, Node74.init)
  services.register(Node75.self, lifetime: .transient, Node75.init)
  services.register(Node76.self, lifetime: .transient, Node76.init)
  services.register(Node77.self, lifetime: .transient, Node77.init)
  services.register(Node78.self, lifetime: .transient, Node78.init)
  services.register(Node79.self, lifetime: .transient, Node79.init)
  services.register(Node80.self, lifetime: .transient, Node80.init)
  services.register(Node81.self, lifetime: .transient, Node81.init)
  services.register(Node82.self, lifetime: .transient, Node82.init)
  services.register(Node83.self, lifetime: .transient, Node83.init)
  services.register(Node84.self, lifetime: .transient, Node84.init)
  services.register(Node85.self, lifetime: .transient, Node85.init)
  services.register(Node86.self, lifetime: .transient, Node86.init)
  services.register(Node87.self, lifetime: .transient, Node87.init)
  services.register(Node88.self, lifetime: .transient, Node88.init)
  services.register(Node89.self, lifetime: .transient, Node89.init)
  services.register(Node90.self, lifetime: .transient, Node90.init)
  services.register(Node91.self, lifetime: .transient, Node91.init)
  services.register(Node92.self, lifetime: .transient, Node92.init)
  services.register(Node93.self, lifetime: .transient, Node93.init)
  services.register(Node94.self, lifetime: .transient, Node94.init)
  services.register(Node95.self, lifetime: .transient, Node95.init)
  services.register(Node96.self, lifetime: .transient, Node96.init)
  services.register(Node97.self, lifetime: .transient, Node97.init)
  services.register(Node98.self, lifetime: .transient, Node98.init)
  services.register(Node99.self, lifetime: .transient, Node99.init)
  return try container.validated()
}

/// Creates the tree as a program without a container does.
@inline(never)
func makeNode0() -> Node0 { Node0(left: makeNode1(), right: makeNode2()) }
@inline(never)
func makeNode1() -> Node1 { Node1(left: makeNode3(), right: makeNode4()) }
@inline(never)
func makeNode2() -> Node2 { Node2(left: makeNode5(), right: makeNode6()) }
@inline(never)
func makeNode3() -> Node3 { Node3(left: makeNode7(), right: makeNode8()) }
@inline(never)
func makeNode4() -> Node4 { Node4(left: makeNode9(), right: makeNode10()) }
@inline(never)
func makeNode5() -> Node5 { Node5(left: makeNode11(), right: makeNode12()) }
@inline(never)
func makeNode6() -> Node6 { Node6(left: makeNode13(), right: makeNode14()) }
@inline(never)
func makeNode7() -> Node7 { Node7(left: makeNode15(), right: makeNode16()) }
@inline(never)
func makeNode8() -> Node8 { Node8(left: makeNode17(), right: makeNode18()) }
@inline(never)
func makeNode9() -> Node9 { Node9(left: makeNode19(), right: makeNode20()) }
@inline(never)
func makeNode10() -> Node10 { Node10(left: makeNode21(), right: makeNode22()) }
@inline(never)
func makeNode11() -> Node11 { Node11(left: makeNode23(), right: makeNode24()) }
@inline(never)
func makeNode12() -> Node12 { Node12(left: makeNode25(), right: makeNode26()) }
@inline(never)
func makeNode13() -> Node13 { Node13(left: makeNode27(), right: makeNode28()) }
@inline(never)
func makeNode14() -> Node14 { Node14(left: makeNode29(), right: makeNode30()) }
@inline(never)
func makeNode15() -> Node15 { Node15(left: makeNode31(), right: makeNode32()) }
@inline(never)
func makeNode16() -> Node16 { Node16(left: makeNode33(), right: makeNode34()) }
@inline(never)
func makeNode17() -> Node17 { Node17(left: makeNode35(), right: makeNode36()) }
@inline(never)
func makeNode18() -> Node18 { Node18(left: makeNode37(), right: makeNode38()) }
@inline(never)
func makeNode19() -> Node19 { Node19(left: makeNode39(), right: makeNode40()) }
@inline(never)
func makeNode20() -> Node20 { Node20(left: makeNode41(), right: makeNode42()) }
@inline(never)
func makeNode21() -> Node21 { Node21(left: makeNode43(), right: makeNode44()) }
@inline(never)
func makeNode22() -> Node22 { Node22(left: makeNode45(), right: makeNode46()) }
@inline(never)
func makeNode23() -> Node23 { Node23(left: makeNode47(), right: makeNode48()) }
@inline(never)
func makeNode24() -> Node24 { Node24(left: makeNode49(), right: makeNode50()) }
@inline(never)
func makeNode25() -> Node25 { Node25(left: makeNode51(), right: makeNode52()) }
@inline(never)
func makeNode26() -> Node26 { Node26(left: makeNode53(), right: makeNode54()) }
@inline(never)
func makeNode27() -> Node27 { Node27(left: makeNode55(), right: makeNode56()) }
@inline(never)
func makeNode28() -> Node28 { Node28(left: makeNode57(), right: makeNode58()) }
@inline(never)
func makeNode29() -> Node29 { Node29(left: makeNode59(), right: makeNode60()) }
@inline(never)
func makeNode30() -> Node30 { Node30(left: makeNode61(), right: makeNode62()) }
@inline(never)
func makeNode31() -> Node31 { Node31(left: makeNode63(), right: makeNode64()) }
@inline(never)
func makeNode32() -> Node32 { Node32(left: makeNode65(), right: makeNode66()) }
@inline(never)
func makeNode33() -> Node33 { Node33(left: makeNode67(), right: makeNode68()) }
@inline(never)
func makeNode34() -> Node34 { Node34(left: makeNode69(), right: makeNode70()) }
@inline(never)
func makeNode35() -> Node35 { Node35(left: makeNode71(), right: makeNode72()) }
@inline(never)
func makeNode36() -> Node36 { Node36(left: makeNode73(), right: makeNode74()) }
@inline(never)
func makeNode37() -> Node37 { Node37(left: makeNode75(), right: makeNode76()) }
@inline(never)
func makeNode38() -> Node38 { Node38(left: makeNode77(), right: makeNode78()) }
@inline(never)
func makeNode39() -> Node39 { Node39(left: makeNode79(), right: makeNode80()) }
@inline(never)
func makeNode40() -> Node40 { Node40(left: makeNode81(), right: makeNode82()) }
@inline(never)
func makeNode41() -> Node41 { Node41(left: makeNode83(), right: makeNode84()) }
@inline(never)
func makeNode42() -> Node42 { Node42(left: makeNode85(), right: makeNode86()) }
@inline(never)
func makeNode43() -> Node43 { Node43(left: makeNode87(), right: makeNode88()) }
@inline(never)
func makeNode44() -> Node44 { Node44(left: makeNode89(), right: makeNode90()) }
@inline(never)
func makeNode45() -> Node45 { Node45(left: makeNode91(), right: makeNode92()) }
@inline(never)
func makeNode46() -> Node46 { Node46(left: makeNode93(), right: makeNode94()) }
@inline(never)
func makeNode47() -> Node47 { Node47(left: makeNode95(), right: makeNode96()) }
@inline(never)
func makeNode48() -> Node48 { Node48(left: makeNode97(), right: makeNode98()) }
@inline(never)
func makeNode49() -> Node49 { Node49(left: makeNode99()) }
@inline(never)
func makeNode50() -> Node50 { Node50() }
@inline(never)
func makeNode51() -> Node51 { Node51() }
@inline(never)
func makeNode52() -> Node52 { Node52() }
@inline(never)
func makeNode53() -> Node53 { Node53() }
@inline(never)
func makeNode54() -> Node54 { Node54() }
@inline(never)
func makeNode55() -> Node55 { Node55() }
@inline(never)
func makeNode56() -> Node56 { Node56() }
@inline(never)
func makeNode57() -> Node57 { Node57() }
@inline(never)
func makeNode58() -> Node58 { Node58() }
@inline(never)
func makeNode59() -> Node59 { Node59() }
@inline(never)
func makeNode60() -> Node60 { Node60() }
@inline(never)
func makeNode61() -> Node61 { Node61() }
@inline(never)
func makeNode62() -> Node62 { Node62() }
@inline(never)
func makeNode63() -> Node63 { Node63() }
@inline(never)
func makeNode64() -> Node64 { Node64() }
@inline(never)
func makeNode65() -> Node65 { Node65() }
@inline(never)
func makeNode66() -> Node66 { Node66() }
@inline(never)
func makeNode67() -> Node67 { Node67() }
@inline(never)
func makeNode68() -> Node68 { Node68() }
@inline(never)
func makeNode69() -> Node69 { Node69() }
@inline(never)
func makeNode70() -> Node70 { Node70() }
@inline(never)
func makeNode71() -> Node71 { Node71() }
@inline(never)
func makeNode72() -> Node72 { Node72() }
@inline(never)
func makeNode73() -> Node73 { Node73() }
@inline(never)
func makeNode74() -> Node74 { Node74() }
@inline(never)
func makeNode75() -> Node75 { Node75() }
@inline(never)
func makeNode76() -> Node76 { Node76() }
@inline(never)
func makeNode77() -> Node77 { Node77() }
@inline(never)
func makeNode78() -> Node78 { Node78() }
@inline(never)
func makeNode79() -> Node79 { Node79() }
@inline(never)
func makeNode80() -> Node80 { Node80() }
@inline(never)
func makeNode81() -> Node81 { Node81() }
@inline(never)
func makeNode82() -> Node82 { Node82() }
@inline(never)
func makeNode83() -> Node83 { Node83() }
@inline(never)
func makeNode84() -> Node84 { Node84() }
@inline(never)
func makeNode85() -> Node85 { Node85() }
@inline(never)
func makeNode86() -> Node86 { Node86() }
@inline(never)
func makeNode87() -> Node87 { Node87() }
@inline(never)
func makeNode88() -> Node88 { Node88() }
@inline(never)
func makeNode89() -> Node89 { Node89() }
@inline(never)
func makeNode90() -> Node90 { Node90() }
@inline(never)
func makeNode91() -> Node91 { Node91() }
@inline(never)
func makeNode92() -> Node92 { Node92() }
@inline(never)
func makeNode93() -> Node93 { Node93() }
@inline(never)
func makeNode94() -> Node94 { Node94() }
@inline(never)
func makeNode95() -> Node95 { Node95() }
@inline(never)
func makeNode96() -> Node96 { Node96() }
@inline(never)
func makeNode97() -> Node97 { Node97() }
@inline(never)
func makeNode98() -> Node98 { Node98() }
@inline(never)
func makeNode99() -> Node99 { Node99() }
