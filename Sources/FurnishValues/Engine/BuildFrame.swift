public import FurnishPrimitives

/// The build of an instance on the stack of the thread that runs its recipe.
///
/// Only its own thread reads and writes a frame, except for `build`, which the engine's lock guards: a thread that
/// waits for the instance creates the `Build`, after it has marked the cell as contended. From then on the frame cannot
/// end before its own thread has acquired the lock.
@usableFromInline
package typealias BuildFrame = UnsafeMutablePointer<furnish_frame>

/// The part of a registration that the engine uses: the base class of `Slot`.
///
/// Public, because only an open class has subclasses in another module. The underscore marks it as no API.
// `@unchecked Sendable`: its one property is `Sendable`; its one subclass has a proof of its own.
@_documentation(visibility: private)
open class _BuildTarget: @unchecked Sendable {
  /// Returns the subject of the build of a frame of this target.
  final let subject: @Sendable (BuildFrame) -> BuildSubject

  package init(subject: @escaping @Sendable (BuildFrame) -> BuildSubject) { self.subject = subject }
}

@usableFromInline
package typealias BuildTarget = _BuildTarget

extension BuildFrame {
  var thread: ThreadIdentity { ThreadIdentity(pointee.thread) }

  var target: BuildTarget { Unmanaged<BuildTarget>.fromOpaque(pointee.slot!).takeUnretainedValue() }

  @inlinable
  package var key: InstanceKey { InstanceKey(cell: UnsafeRawPointer(pointee.subject!)) }

  /// Whether a scope stores the instance.
  @inlinable
  package var isStored: Bool { pointee.stored == self }

  /// Whether the instance may belong to another scope than the one that builds it.
  @inlinable
  package var isUndecided: Bool { pointee.cell != nil && pointee.cell != pointee.subject }

  /// The stored frame around this one.
  @inlinable
  package var outerStored: BuildFrame? { pointee.outer.flatMap { $0.pointee.stored } }

  /// The `Build` of this frame, if another thread or a read of a value has needed one. Read it under the engine's lock,
  /// or on the frame's own thread when nothing waits any more.
  package var buildIfAny: Build? {
    pointee.build.map { Unmanaged<Build>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns the `Build` of this frame, and creates it at the first call. Call it under the engine's lock.
  package func makeBuildIfNeeded() -> Build {
    if let build = buildIfAny { return build }
    let build = Build(target.subject(self), of: self)
    pointee.build = Unmanaged.passRetained(build).toOpaque()
    return build
  }

  /// Returns the layer that the recipe reads through, which records the reads.
  ///
  /// It is created at the first read, because a recipe that reads no service value needs none.
  package func reading() -> TrackingLayer {
    if let tracking = pointee.tracking {
      return Unmanaged<TrackingLayer>.fromOpaque(tracking).takeUnretainedValue()
    }
    let source = requestingLayer
    let build = Engine.lock.withLock { makeBuildIfNeeded() }
    build.beginReading(from: source)
    let tracking = TrackingLayer(build, over: source)
    pointee.tracking = Unmanaged.passRetained(tracking).toOpaque()
    return tracking
  }

  /// The layer in which the instance was requested.
  private var requestingLayer: Layer {
    if let outer = outerStored, outer.pointee.bindings == 0 { return outer.reading() }
    return Layer.boundUnretained.takeUnretainedValue()
  }

  /// Releases the objects that the frame retains. Call it on the frame's own thread, when nothing waits any more.
  package func release() {
    if let build = pointee.build { Unmanaged<Build>.fromOpaque(build).release() }
    if let tracking = pointee.tracking { Unmanaged<TrackingLayer>.fromOpaque(tracking).release() }
    if let provider = pointee.provider { Unmanaged<AnyObject>.fromOpaque(provider).release() }
    if let wrapped = pointee.wrapped { Unmanaged<AnyObject>.fromOpaque(wrapped).release() }
  }

  /// The frames of the calling thread whose instances are stored, innermost first.
  package static var storedHere: StoredFrames { StoredFrames(furnish_frame_innermost()?.pointee.stored) }
}

/// The stored frames of a thread, from the inside out.
package struct StoredFrames: Sequence, IteratorProtocol {
  private var upcoming: BuildFrame?

  init(_ innermost: BuildFrame?) { upcoming = innermost }

  package mutating func next() -> BuildFrame? {
    defer { upcoming = upcoming?.outerStored }
    return upcoming
  }
}
