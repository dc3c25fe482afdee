import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUniverseTemplate } from '@bellwether/importer/testing'
import { findFreePort } from '@bellwether/testing'
import { buildPages } from './built-pages.ts'
import { spawnPlatform } from './platform-process.ts'

const portAttempts = 3

export type TestPlatform = {
  /** `http://localhost:PORT`, without a slash at the end; as the platform itself gives it. */
  readonly origin: string
  readonly dataDir: string
  readonly pid: number
  /** SIGTERM; resolves with the exit code once the process and its data are gone. */
  stop(): Promise<number | null>
}

export type TestPlatformOptions = {
  readonly securities?: number
  readonly env?: Readonly<Record<string, string>>
}

/** The whole platform in a process of its own, on a free port, with its own copy of a small simulated market. */
export async function startTestPlatform({
  securities = 60,
  env = {},
}: TestPlatformOptions = {}): Promise<TestPlatform> {
  buildPages()
  const dataDir = mkdtempSync(join(tmpdir(), 'bellwether-platform-'))
  const discard = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    cpSync(await getUniverseTemplate(securities), dataDir, { recursive: true })
    for (let attempt = 1; ; attempt += 1) {
      const platform = spawnPlatform({ port: await findFreePort(), dataDir, env })
      if (await platform.isReady()) {
        const stop = () => {
          platform.kill('SIGTERM')
          return platform.ended.finally(discard)
        }
        return { origin: platform.origin, dataDir, pid: platform.pid, stop }
      }
      await platform.ended
      // Another program may have taken the port meanwhile.
      if (attempt === portAttempts || !platform.stderr().includes('is in use')) {
        throw new Error(`The platform did not start:\n${platform.stdout()}${platform.stderr()}`)
      }
    }
  } catch (error) {
    discard()
    throw error
  }
}
