export { type Command, formatCommand, isCommand, parseCommand } from './command.ts'
export { createMessageDecoder, type MessageDecoder, type MessageVisitor } from './decode.ts'
export {
  type AnnouncedSymbol,
  encodeGoodbye,
  encodeHeader,
  encodeHeartbeat,
  encodeRefusals,
  encodeSymbols,
  type Refusal,
} from './encode.ts'
export { EntryIndex } from './entry-index.ts'
export {
  faultText,
  WireBufferTooSmallError,
  WireError,
  type WireFault,
  type WireFaultCode,
  WireRangeError,
  wireFaults,
} from './errors.ts'
export { writeFull } from './full-record.ts'
export {
  entryBytes,
  fullBytes,
  goodbyeBytes,
  headerBytes,
  heartbeatBytes,
  maxMessageBytes,
  maxSymbolId,
  shortBytes,
  wireVersion,
} from './layout.ts'
export {
  type GoodbyeReason,
  goodbyeReasons,
  type Heartbeat,
  type RefusalReason,
  refusalReasons,
} from './notice.ts'
export { createPriceReader, type PriceHandlers, type PriceReader } from './price-reader.ts'
export { type ShortRecord, writeShort } from './short-record.ts'
export { checkTick, dayChange, dayChangePct, isNewer, type Tick, type TickState, tickStates } from './tick.ts'
export { decodeParcels, encodeParcel, parcelBytes, takeParcels } from './tick-parcel.ts'
export { maxCopyWords, recordsIn, TickTable } from './tick-table.ts'
