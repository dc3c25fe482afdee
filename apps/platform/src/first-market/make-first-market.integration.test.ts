import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeFirstMarket } from './make-first-market.ts'

const shown = { lifecycle: { starting: () => {} }, terminal: { write: () => {} } }
const environment = { databaseUrl: null, market: 'simulated', simulated: false, securities: 5, seed: null } as const

function makeFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'bellwether-first-market-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

it('[RP-DATA-42] says why the process that makes the market has failed', async () => {
  await expect(makeFirstMarket(makeFolder(), { environment, ...shown })).rejects.toMatchObject({
    code: 'PLATFORM_FIRST_MARKET',
    message: expect.stringContaining('securities is 5; it must be a whole number from 10 to 300000'),
  })
})

/** A process that leaves half a market and ends by the first of these signals; the next one by the second, and after them as it should. */
function createMaker(dataDir: string, signals: readonly NodeJS.Signals[]) {
  const half = join(dataDir, 'half')
  const found: boolean[] = []
  const start = () => {
    const signal = signals[found.length]
    found.push(existsSync(half))
    const end = signal ? `process.kill(process.pid, '${signal}'); setInterval(() => {}, 1000)` : ''
    return spawn(process.execPath, ['--eval', `fs.writeFileSync(${JSON.stringify(half)}, ''); ${end}`])
  }
  return { start, found }
}

it('[RP-DATA-42] begins anew where the process itself has crashed', async () => {
  const dataDir = makeFolder()
  const { start, found } = createMaker(dataDir, ['SIGTRAP'])
  await makeFirstMarket(dataDir, { environment, ...shown }, start)
  expect(found).toEqual([false, false])
})

it.each([
  ['a second crash', ['SIGSEGV', 'SIGTRAP'], 'SIGTRAP', 2],
  ['who stops it', ['SIGTERM'], 'SIGTERM', 1],
  ['what kills it', ['SIGKILL'], 'SIGKILL', 1],
] as const)('[RP-DATA-42] gives way to %s', async (_what, signals, last, tries) => {
  const dataDir = makeFolder()
  const { start, found } = createMaker(dataDir, signals)
  await expect(makeFirstMarket(dataDir, { environment, ...shown }, start)).rejects.toMatchObject({
    code: 'PLATFORM_FIRST_MARKET',
    message: expect.stringContaining(`its process ended with ${last}`),
  })
  expect(found).toHaveLength(tries)
})
