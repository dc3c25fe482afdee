import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnPlatform } from '@bellwether/platform/testing'
import { findFreePort } from '@bellwether/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bellwether-refusal-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('a start that cannot succeed', () => {
  it('names each bad variable and argument in a line of its own, and exits 1', async () => {
    const env = { PORT: '99999', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://bell:hush@db/market' }
    const platform = spawnPlatform({ port: 1, dataDir, env, args: ['--sed=1'] })
    expect(await platform.ended).toBe(1)
    expect(platform.stdout()).toBe('')
    expect(platform.stderr().trimEnd().split('\n')).toEqual([
      'Unknown argument --sed: did you mean --seed?',
      'PORT=99999 is not valid: expected a whole number from 1 to 65535',
      'DATABASE_URL=mysql://...@db/market is not valid: expected postgres://user:password@host:5432/database',
      'LOG_LEVEL=loud is not valid: expected one of trace, debug, info, warn, error, fatal, silent',
    ])
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('says in one line that the port is in use, and exits 1', async () => {
    const other = createServer()
    const port = await findFreePort()
    await new Promise<void>(resolve => {
      other.listen(port, '127.0.0.1', resolve)
    })
    const platform = spawnPlatform({ port, dataDir })
    expect(await platform.ended).toBe(1)
    expect(platform.stderr().trimEnd().split('\n')).toEqual([
      expect.stringMatching(`^PORT=${port} on HOST=127.0.0.1 is in use by another process: `),
    ])
    other.close()
  })

  it('says in one line that PostgreSQL does not answer, without its password, and exits 1', async () => {
    const port = await findFreePort()
    const env = { DATABASE_URL: `postgres://bell:hush@127.0.0.1:${port}/market` }
    const platform = spawnPlatform({ port: await findFreePort(), dataDir, env })
    expect(await platform.ended).toBe(1)
    expect(platform.stderr().trimEnd().split('\n')).toEqual([expect.stringContaining(`127.0.0.1:${port}/market`)])
    expect(platform.stderr()).not.toContain('hush')
  })
})
