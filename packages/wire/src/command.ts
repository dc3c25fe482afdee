import { isCanonical, type MarketCode } from '@bellwether/domain'
import { createFault, type WireFault } from './errors.ts'

export interface Command {
  readonly verb: 'SUB' | 'UNSUB'
  readonly marketCode: MarketCode
}

/** `UNSUB `, the longest prefix, a colon and the longest code of a market code. */
const maxCommandLength = 6 + 10 + 1 + 12

export function formatCommand({ verb, marketCode }: Command): string {
  return `${verb} ${marketCode}`
}

/** RP-STREAM-13: an exact command, or a fault. Only the canonical spelling of a market code is accepted. */
export function parseCommand(text: string): Command | WireFault {
  if (text.length > maxCommandLength) return createFault('WIRE_COMMAND_TOO_LONG', maxCommandLength)
  const verb = text.startsWith('SUB ') ? 'SUB' : text.startsWith('UNSUB ') ? 'UNSUB' : null
  if (verb === null) return createFault('WIRE_COMMAND_VERB', 0)
  const marketCode = text.slice(verb.length + 1)
  return isCanonical(marketCode) ? { verb, marketCode } : createFault('WIRE_COMMAND_MARKET_CODE', verb.length + 1)
}

export function isCommand(parsed: Command | WireFault): parsed is Command {
  return 'verb' in parsed
}
