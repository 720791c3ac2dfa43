import Core
import Furnish

struct Cloud: Storage {}
ServiceLocator.shared.addService(service: Cloud() as any Storage)
