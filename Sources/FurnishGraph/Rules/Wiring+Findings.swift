extension Wiring {
  /// What every rule has to say: errors first, then warnings, then notes, each in order of registration.
  package func findings() -> [Finding] { [] }
}
