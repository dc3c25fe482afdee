export type { Tick, TickState } from '@bellwether/wire'
export type { ControlChannel, ControlMessage, DayTotals, EndSessions, SymbolTotals } from './control-channel.ts'
export {
  BusClosedError,
  BusControlError,
  BusError,
  BusParcelError,
  BusSubscriberError,
  BusTroubleError,
  BusUnreachableError,
  BusUrlError,
} from './errors.ts'
export { createMemoryBus } from './memory-bus.ts'
export { type NatsAddress, parseNatsAddress } from './nats-address.ts'
export { PriceBoard, type Subscription } from './price-board.ts'
export type { BusOptions, BusStats, PriceBus } from './price-bus.ts'
