/** The clients that are stopped, as a process that reports when it has the requested sequences. */
import { openCrowd } from './crowd.ts'
import { dealSymbols } from './deal.ts'
import { dialects } from './dialects.ts'
import type { StoppedOrder, StoppedSays, Wanted } from './paused-order.ts'

const { port, feedPort, clients, each, symbols } = JSON.parse(process.argv[2] ?? '') as StoppedOrder
const hands = dealSymbols(clients, each, symbols)
const last = hands.map(() => new Uint32Array(symbols))
let wanted: readonly number[] | null = null

const dialect = dialects.ours({
  port,
  feedPort,
  symbols,
  onUpdate: ({ index }, symbol, sequence) => {
    const own = last[index]
    if (own !== undefined) own[symbol] = sequence
  },
})
await openCrowd({ port, hands, dialect, onBytes: tellIfComplete, onClosed: () => process.exit(1) })
say({ says: 'open' })
process.on('message', (message: Wanted) => {
  wanted = message.sequences
  tellIfComplete()
})
process.on('disconnect', () => process.exit(0))

/** Checked before each chunk is read, so up to one message late: the gateway sends one every 50 ms. */
function tellIfComplete(): void {
  if (wanted === null) return
  const sequences = wanted
  const isComplete = hands.every((hand, index) =>
    hand.every(symbol => (last[index]?.[symbol] ?? 0) >= (sequences[symbol] ?? 0)),
  )
  if (!isComplete) return
  wanted = null
  say({ says: 'latest', at: Date.now() })
}

function say(what: StoppedSays): void {
  process.send?.(what)
}
