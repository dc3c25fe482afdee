/**
 * Whether the time of a refused login tells who has an account: known, unknown, disabled and passwordless addresses, through HTTP.
 * Usage: node bench/login/run.ts [attempts of each kind]
 */
import { migrate, openDatabase, users } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { hashPassword } from '@bellwether/passwords'
import { buildPages } from '@bellwether/platform/testing'
import { sitePlugin } from '@bellwether/site'
import fastify from 'fastify'

const rounds = Number(process.argv[2] ?? 200)
const warmUp = 10

buildPages()
const db = await openDatabase({ memory: true })
await migrate(db)
const passwordHash = await hashPassword('the right password')
for (let round = 0; round < rounds + warmUp; round += 1) {
  await users.create(db, { email: `known${round}@example.com`, name: 'Known', passwordHash })
  const id = await users.create(db, { email: `disabled${round}@example.com`, name: 'Disabled', passwordHash })
  if (id !== null) await users.disable(db, id, new Date())
  await users.create(db, { email: `elsewhere${round}@example.com`, name: 'Logs in elsewhere' })
}
const app = fastify()
const publicOrigin = 'https://bellwether.example'
await app.register(sitePlugin, { db, publicOrigin, services: defaultServiceFlags, dev: false })

const kinds = ['known', 'unknown', 'disabled', 'elsewhere'] as const
const times = new Map<string, number[]>(kinds.map(kind => [kind, []]))

/** A new address of the network each time: throttling would answer sooner, and to all alike. */
async function attempt(kind: string, round: number, turn: number): Promise<number> {
  const startedAt = performance.now()
  const answer = await app.inject({
    method: 'POST',
    url: '/login',
    remoteAddress: `10.${turn}.${round >> 8}.${round & 255}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `email=${kind}${round}%40example.com&password=a+wrong+password`,
  })
  if (answer.statusCode !== 422) throw new Error(`${kind} was answered with ${answer.statusCode}`)
  return performance.now() - startedAt
}

for (let round = 0; round < rounds + warmUp; round += 1) {
  // Each round begins with another kind, so that what the machine does meanwhile falls on all alike.
  for (let turn = 0; turn < kinds.length; turn += 1) {
    const kind = kinds[(round + turn) % kinds.length] ?? 'known'
    const ms = await attempt(kind, round, turn)
    if (round >= warmUp) times.get(kind)?.push(ms)
  }
}
await app.close()
await db.close()

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
const median = (kind: string) =>
  at(
    (times.get(kind) ?? []).toSorted((a, b) => a - b),
    0.5,
  )
console.log(`${rounds} refused logins of each kind, milliseconds`)
for (const [kind, all] of times) {
  const sorted = all.toSorted((a, b) => a - b)
  const [low, middle, high] = [0.25, 0.5, 0.75].map(share => at(sorted, share).toFixed(2))
  const ratio = (median(kind) / median('known')).toFixed(3)
  console.log(`${kind.padEnd(10)} median ${middle}   quarter to three quarters ${low} to ${high}   to known ${ratio}`)
}
