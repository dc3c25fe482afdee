import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { configurations, namespaces } from '../../packages/db/src/index.ts'
import type { Losses } from './losses.ts'
import type { Place } from './place.ts'

const writer = join(import.meta.dirname, 'write-configurations.ts')

/** A writer of revisions, killed after a few; each revision it named must be there, once. */
export async function killDuringConfigurations(place: Place, kills: number): Promise<Losses> {
  const before = await place.open()
  await namespaces.ensure(before, 'kills').finally(() => before.close())
  const acknowledged: number[] = []
  for (let kill = 0; kill < kills; kill += 1) acknowledged.push(...(await writeUntilKilled(place)))
  const after = await place.open()
  const key = { namespace: 'kills', environment: 'prod' }
  const stored = await configurations
    .revisions(after, key, acknowledged.length * 2 + kills)
    .finally(() => after.close())
  const numbers = stored.map(({ revision }) => revision)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(revision => !numbers.includes(revision)).length,
    doubled: numbers.length - new Set(numbers).size + (acknowledged.length - new Set(acknowledged).size),
  }
}

async function writeUntilKilled({ env }: Place): Promise<readonly number[]> {
  const child = spawn(process.execPath, [writer], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const wanted = randomInt(1, 40)
  let text = ''
  child.stdout.on('data', (more: Buffer) => {
    text += more
    if (text.split('\n').length > wanted) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return text.split('\n').filter(Boolean).map(Number)
}
