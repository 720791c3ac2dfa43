import Furnish
import FurnishGRPC
import Services

let server = GRPCServer(transport: transport, services: [Weather.live(store: store).grpcService()])
