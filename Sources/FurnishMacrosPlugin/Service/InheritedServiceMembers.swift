import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxBuilder

/// The members that `@Service` adds to a subclass of a service. The subclass inherits the interface and the provider,
/// and the initializers unless it declares a designated one.
enum InheritedServiceMembers {
  static func declarations(in type: ServiceDeclaration) -> [DeclSyntax] {
    var members: [DeclSyntax] = []
    if lacksProviderInitializer(type) {
      let access = type.access.forMember.modifier
      members.append(
        """
        \(raw: access)required init(provider: any Furnish.ServiceProvider) {
          super.init(provider: provider)
        }
        """)
    }
    if type.property(named: "serviceRecipe") == nil {
      members.append(
        """
        override \(raw: ServiceMembers.recipeModifiers(of: type))var serviceRecipe: Furnish.ServiceRecipe<Interface> {
          Furnish.ServiceRecipe(\(raw: type.name).self, inheriting: super.serviceRecipe, injections: \
        [\(raw: ServiceMembers.injections(of: type))], \(raw: type.name).init(provider:))
        }
        """)
    }
    return members
  }

  /// Returns whether the class lacks `init(provider:)`: a class that declares a designated initializer inherits none.
  private static func lacksProviderInitializer(_ type: ServiceDeclaration) -> Bool {
    type.initializers.contains { !$0.isConvenience } && !type.initializers.contains(where: \.takesProvider)
  }
}
