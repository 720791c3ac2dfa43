#if canImport(SwiftUI)
  public import Furnish
  public import SwiftUI

  extension Environment {
    /// Reads a service in a view: `@Environment() private var google: Google`.
    ///
    /// The endpoints of the service read the services of the view, and the view's own `openURL`, `locale`, `calendar`
    /// and `timeZone`. The service itself is taken from an override around the view, or else from the provider, or else
    /// from the locator. If none of them has it, its `init()` creates it.
    public init(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) where Value: Service {
      let place = ReadingPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      self.init(\.[reading: ServiceReading<Value>(place: place)])
    }

    /// Reads a type that is its own key: `@Environment() private var landmarks: LandmarkService`.
    public init(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) where Value: ServiceKey, Value.Value == Value {
      let place = ReadingPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      self.init(\.[reading: KeyReading<Value>(place: place)])
    }

    /// Resolves a service by its type, from the provider of the subtree or else from the locator.
    ///
    /// ```swift
    /// struct ProfileView: View {
    ///   @Environment(service: (any Network).self) private var network
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - service: The type under which it is registered. An optional is `nil` if neither the provider nor the locator
    ///     has it; otherwise the program stops with an error that names the property.
    ///   - fileID: The file of the property, as `#fileID` states it, for reports.
    ///   - filePath: The path of the file of the property, for reports.
    ///   - line: The line of the property, for reports.
    ///   - column: The column of the property, for reports.
    public init(
      service: Value.Type,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) where Value: Sendable {
      let place = ReadingPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      self.init(\.[reading: TypeReading<Value>(place: place)])
    }

    /// Resolves a ``/Furnish/Service``, or creates it if none is registered: `@Environment()` does the same.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - fileID: The file of the property, as `#fileID` states it, for reports.
    ///   - filePath: The path of the file of the property, for reports.
    ///   - line: The line of the property, for reports.
    ///   - column: The column of the property, for reports.
    public init(
      service: Value.Type,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) where Value: Service {
      self.init(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Resolves a type that is its own key, or reads its default: `@Environment()` does the same.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - fileID: The file of the property, as `#fileID` states it, for reports.
    ///   - filePath: The path of the file of the property, for reports.
    ///   - line: The line of the property, for reports.
    ///   - column: The column of the property, for reports.
    public init(
      service: Value.Type,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) where Value: ServiceKey, Value.Value == Value {
      self.init(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Resolves a service that is bound to the main actor, as views are.
    ///
    /// An optional type is `nil` if neither the provider nor the locator has the service; otherwise the program stops
    /// with an error that names the property. The parameters are those of the form for `Sendable` services.
    @MainActor
    public init(
      service: Value.Type,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column
    ) {
      let place = ReadingPlace(fileID: fileID, filePath: filePath, line: line, column: column)
      self.init(\.[reading: MainActorReading<Value>(place: place)])
    }
  }
#endif
