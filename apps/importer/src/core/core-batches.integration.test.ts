import { type Batch, generateUniverse } from '@bellwether/universe'
import { expect, it, onTestFinished } from 'vitest'
import { type CoreOptions, coreBatches, type OnCoreProgress } from './core-batches.ts'

const market = { seed: 1, until: '2026-11-13' }

async function firstOf(count: number, batches: AsyncIterable<Batch> | Iterable<Batch>): Promise<readonly Batch[]> {
  const first: Batch[] = []
  for await (const batch of batches) {
    first.push(batch)
    if (first.length === count) break
  }
  return first
}

function openBatches(options: CoreOptions, onProgress: OnCoreProgress) {
  const batches = coreBatches(options, onProgress)
  onTestFinished(() => batches.close())
  return batches
}

it('[RP-DATA-6] makes the same rows on a thread as without one, and says how far it is', async () => {
  const options = { ...market, securities: 200 }
  const done: number[] = []
  const made = await firstOf(
    15,
    openBatches(options, (securities, total) => {
      expect(total).toBe(200)
      done.push(securities)
    }),
  )
  expect(made).toEqual(await firstOf(15, generateUniverse(options)))
  expect(done.at(-1)).toBeGreaterThan(0)
  expect(done).toEqual(done.toSorted((a, b) => a - b))
})

it('reports what goes wrong on the thread', async () => {
  await expect(
    firstOf(
      1,
      openBatches({ ...market, until: 'never', securities: 200 }, () => {}),
    ),
  ).rejects.toThrow('never')
})
