import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '@bellwether/testing'
import { hashSources } from '../../../scripts/source-hash.ts'
import { marketSources } from './market-sources.ts'

const cache = join(repository, '.cache')

/**
 * A data directory with a small simulated market, made once and cached until a source of it changes or a day has passed
 * (the market ends with the last business day, and pages ask what lies ahead of today). Copy it, never open it.
 */
export async function getUniverseTemplate(securities: number): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  const name = `universe-${securities}-${day}-${hashSources(repository, marketSources).slice(0, 16)}`
  const template = join(cache, name)
  if (existsSync(template)) return template

  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(cache, 'draft-'))
  try {
    await build(draft, securities)
    publish(draft, template)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  for (const old of readdirSync(cache)) {
    if (old.startsWith(`universe-${securities}-`) && old !== name)
      rmSync(join(cache, old), { recursive: true, force: true })
  }
  return template
}

async function build(dataDir: string, securities: number): Promise<void> {
  const script = join(import.meta.dirname, '../src/universe-cli.ts')
  const child = spawn(process.execPath, [script, '--securities', String(securities), '--seed', '1'], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The market for the tests could not be made (exit ${code}):\n${output}`)
}

/** Two test processes may build at the same time; the first to finish wins, both are the same. */
function publish(draft: string, template: string): void {
  try {
    renameSync(draft, template)
  } catch (error) {
    if (!existsSync(template)) throw error
  }
}
