import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeFirstMarket } from './make-first-market.ts'

it('[RP-DATA-42] says why the process that makes the market has failed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bellwether-first-market-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const environment = { databaseUrl: null, market: 'simulated', simulated: false, securities: 5, seed: null } as const
  const shown = { lifecycle: { starting: () => {} }, terminal: { write: () => {} } }
  await expect(makeFirstMarket(dataDir, { environment, ...shown })).rejects.toMatchObject({
    code: 'PLATFORM_FIRST_MARKET',
    message: expect.stringContaining('securities is 5; it must be a whole number from 10 to 300000'),
  })
})
