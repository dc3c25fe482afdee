/** Connections that subscribe and stay idle: prints the server's memory per connection. */
import { setTimeout as delay } from 'node:timers/promises'
import { findFamily, residentBytesOf } from '../../machine/process-cpu.ts'
import { openCrowd } from './crowd.ts'
import { dealSymbols } from './deal.ts'
import { dialects } from './dialects.ts'
import type { StayOrder, StayResult } from './stay-order.ts'

// Past the first heartbeats of ours, so that what they leave behind is counted.
const stayMs = 5000

const { dialect: name, port, feedPort, pid, clients, each, symbols } = JSON.parse(process.argv[2] ?? '') as StayOrder
const dialect = dialects[name]({ port, feedPort, symbols, onUpdate: () => {} })
const family = findFamily(pid)
const before = residentBytesOf(family)
let ended = false
const startedAt = performance.now()
await openCrowd({
  port,
  hands: dealSymbols(clients, each, symbols),
  dialect,
  onBytes: () => {},
  onClosed: client => {
    if (!ended) throw new Error(`The server closed the connection of client ${client.index}.`)
  },
})
const openedMs = performance.now() - startedAt
await delay(stayMs)
const result: StayResult = { bytesEach: (residentBytesOf(family) - before) / clients, openedMs }
ended = true
process.stdout.write(JSON.stringify(result), () => process.exit(0))
