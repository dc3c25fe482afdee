import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { FirstMarketError } from '../errors.ts'
import type { MarketOptions } from '../market.ts'
import type { FirstMarketInput, FromFirstMarket } from './first-market-messages.ts'

const program = fileURLToPath(new URL('./first-market-cli.ts', import.meta.url))

/**
 * Makes the market of a new embedded database in a process of its own, since a process keeps most of the memory that this takes: what
 * serves the pages then begins as small as at any later start.
 */
export async function makeFirstMarket(
  dataDir: string,
  { environment, lifecycle, terminal }: Pick<MarketOptions, 'environment' | 'lifecycle' | 'terminal'>,
): Promise<void> {
  const { databaseUrl, market, simulated, securities, seed } = environment
  const input: FirstMarketInput = {
    dataDir,
    environment: { databaseUrl, market, simulated, securities, seed },
    isTTY: terminal.isTTY ?? false,
  }
  const child = fork(program, [JSON.stringify(input)])
  let reason = ''
  child.on('message', (message: FromFirstMarket) => {
    if (message.type === 'starting') lifecycle.starting(message.reason)
    else if (message.type === 'text') terminal.write(message.text)
    else reason = message.reason
  })
  await new Promise<void>((resolve, reject) => {
    child.once('error', error => reject(new FirstMarketError(error.message)))
    child.once('close', (code, signal) =>
      code === 0 ? resolve() : reject(new FirstMarketError(reason || `its process ended with ${signal ?? code}`)),
    )
  })
}
