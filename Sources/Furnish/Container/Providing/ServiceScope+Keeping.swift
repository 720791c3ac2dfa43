import FurnishAtomics

extension ServiceScope: InstanceStore {
  func kept(_ key: UInt) -> KeptValue? {
    if let value = CellWord.value(in: furnish_word_load(word(of: cell(of: key)))) { return value }
    // A lifetime's code runs without our lock.
    return lock.withLock { aside[key] }?.value()
  }

  func keep(_ value: KeptValue, from provider: LentProvider?) -> [KeptValue] {
    if let provider { lock.withLock { providers[value.key] = provider } }
    if let keeping = value.keeping {
      let entry = Aside(value, keeping)
      let replaced = lock.withLock { aside.updateValue(entry, forKey: value.key) }
      return replaced?.strong.map { [$0] } ?? []
    }
    lock.withLock { kept.append(value) }
    furnish_word_store(word(of: cell(of: value.key)), CellWord.value(value))
    return []
  }

  func makes(in scope: ServiceScope) -> Bool { scope === self }

  /// Instances that an override contributed to live with the override; the scope closes those
  /// that can be closed.
  func madeElsewhere(_ value: KeptValue, in identity: LayerIdentity) -> [KeptValue] {
    let entry = value.boxed is any Closeable ? Aside(value) : nil
    return lock.withLock {
      lodgings.removeAll { $0.identity == nil || $0.identity === identity && $0.key == value.key }
      lodgings.append(Lodging(identity: identity, key: value.key))
      guard let entry else { return [] }
      // As for what lives here, what serves no longer is let go for the next, and not closed.
      let outdated = value.keeping == nil ? [] : elsewhere.filter { $0.isInstead(of: entry) }
      if value.keeping != nil { elsewhere.removeAll { $0.isInstead(of: entry) } }
      elsewhere.append(entry)
      return outdated.compactMap(\.strong)
    }
  }

  /// What the recipe of an instance has asked the provider for; nil where there is no such
  /// instance. No code of others runs here.
  func asked(by slot: Slot) -> Set<ServiceIdentity>? {
    let cell = table.cells[slot.number]
    let key = key(of: cell)
    let isThere = CellWord.value(in: furnish_word_load(word(of: cell))) != nil
    return lock.withLock {
      isThere || aside[key] != nil ? providers[key]?.services ?? [] : nil
    }
  }
}

/// Where an instance of a scope lives that an override contributed to.
struct Lodging {
  weak let identity: LayerIdentity?
  let key: UInt

  /// The scope is gone, and nobody can ask for its instance any more.
  func leave() { withExtendedLifetime(identity?.forget(key)) {} }
}
