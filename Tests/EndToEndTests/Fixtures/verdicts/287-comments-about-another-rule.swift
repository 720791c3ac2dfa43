// A comment silences the findings of the rule that it names, and no others. It is unused only if that rule judges.
struct Page: Sendable { let log: any Log }
let container = ServiceContainer()
// furnish:ignore duplicate-registration registered by the host as well  //~ warning unused-ignore: duplicate-registration
try container.services.register(Page.self, Page.init(log:))  //~ missing-service: any Log
// furnish:ignore uncontrolled-dependency a rule of style, which judges on request
print(try container.validated().resolveRequired(Page.self))
