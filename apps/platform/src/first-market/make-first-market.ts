import { type ChildProcess, fork } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FirstMarketError } from '../errors.ts'
import type { MarketOptions } from '../market.ts'
import type { FirstMarketInput, FromFirstMarket } from './first-market-messages.ts'

const program = fileURLToPath(new URL('./first-market-cli.ts', import.meta.url))

/** V8 dies now and then in WebAssembly's code (nodejs/node#64500), by one of these: no fault of the data or the disk. */
const crashes: ReadonlySet<NodeJS.Signals | null> = new Set(['SIGABRT', 'SIGBUS', 'SIGILL', 'SIGSEGV', 'SIGTRAP'])

type Shown = Pick<MarketOptions, 'lifecycle' | 'terminal'>

/**
 * Makes the market of a new embedded database in a process of its own, since a process keeps most of the memory that this takes: what
 * serves the pages then begins as small as at any later start. One that crashes is started a second time.
 */
export async function makeFirstMarket(
  dataDir: string,
  { environment, ...shown }: Pick<MarketOptions, 'environment'> & Shown,
  start = (input: FirstMarketInput) => fork(program, [JSON.stringify(input)]),
): Promise<void> {
  const { databaseUrl, market, simulated, securities, seed } = environment
  const input: FirstMarketInput = {
    dataDir,
    environment: { databaseUrl, market, simulated, securities, seed },
    isTTY: shown.terminal.isTTY ?? false,
  }
  let end = await waitFor(start(input), shown)
  if (crashes.has(end.signal)) {
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true })
    end = await waitFor(start(input), shown)
  }
  if (end.code !== 0) throw new FirstMarketError(end.reason || `its process ended with ${end.signal ?? end.code}`)
}

interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  /** What it said itself. */
  readonly reason: string
}

function waitFor(child: ChildProcess, { lifecycle, terminal }: Shown): Promise<End> {
  let reason = ''
  child.on('message', (message: FromFirstMarket) => {
    if (message.type === 'starting') lifecycle.starting(message.reason)
    else if (message.type === 'text') terminal.write(message.text)
    else reason = message.reason
  })
  return new Promise((resolve, reject) => {
    child.once('error', error => reject(new FirstMarketError(error.message)))
    child.once('close', (code, signal) => resolve({ code, signal, reason }))
  })
}
