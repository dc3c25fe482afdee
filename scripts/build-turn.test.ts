import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { takeTurn } from './build-turn.ts'

it('lets builds of one folder come one after the other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bellwether-turn-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const order: string[] = []
  const build = async (name: string) => {
    const turn = await takeTurn(folder)
    order.push(`${name} begins`)
    await new Promise(resolve => setImmediate(resolve))
    order.push(`${name} ends`)
    turn.release()
  }
  await Promise.all([build('first'), build('second'), build('third')])
  for (const [at, what] of order.entries())
    if (at % 2 === 1) expect(what).toBe(order[at - 1]?.replace('begins', 'ends'))
  expect(order).toHaveLength(6)
})
