/** A page's socket in its own process, so that it can be suspended. Reports what it has on request. */
import { type ClientAddress, getClient } from './test-client.ts'

/** By market code, the epoch of the latest tick. */
export type Epochs = Readonly<Record<string, number>>

interface Order {
  readonly address: ClientAddress
  readonly codes: readonly string[]
}

const { address, codes } = JSON.parse(process.argv[2] ?? '') as Order
const client = await getClient(address)
const epochs: Record<string, number> = {}
client.send(...codes.map(code => `SUB ${code}`))
process.on('message', () => {
  if (client.faults.length > 0) throw new Error(client.faults.join())
  for (const { marketCode, epoch } of client.ticks.splice(0)) epochs[marketCode] = epoch
  process.send?.(epochs)
})
process.on('disconnect', () => process.exit(0))
