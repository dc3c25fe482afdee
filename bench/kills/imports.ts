import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { universeState } from '../../apps/importer/src/universe-state.ts'
import { users } from '../../packages/db/src/index.ts'
import type { Losses } from './losses.ts'
import type { Place } from './place.ts'

const importer = join(import.meta.dirname, '../../apps/importer/src/universe-cli.ts')

/**
 * An import killed at some per cent of its way. Half an import is never taken for a whole one, people's accounts stay, and
 * the next import makes the market whole.
 */
export async function killDuringImports(place: Place, kills: number): Promise<Losses> {
  let lost = 0
  let doubled = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await importUntil(place, randomInt(1, 10) * 10)
    const db = await place.open()
    if ((await universeState(db)) !== null) doubled += 1
    if ((await users.findByEmail(db, 'dealer@example.com')) === null) lost += 1
    await db.close()
  }
  await importUntil(place, null)
  const db = await place.open()
  const state = await universeState(db)
  const [{ count } = { count: 0 }] = await db.sql
    .selectFrom('securities')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
  await db.close()
  if (state?.securities !== Number(count)) lost += 1
  return { acknowledged: kills + 1, lost, doubled }
}

/** Killed once it says this many per cent; null: never. */
async function importUntil({ env }: Place, percent: number | null): Promise<void> {
  const child = spawn(process.execPath, [importer, '--securities', '20', '--seed', '1'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', (text: Buffer) => {
    const [, reached = '0'] = /(\d+) %\s*$/.exec(String(text)) ?? []
    if (percent !== null && Number(reached) >= percent) child.kill('SIGKILL')
  })
  await once(child, 'close')
  if (percent === null && child.exitCode !== 0) throw new Error(`the import ended with ${child.exitCode}`)
}
