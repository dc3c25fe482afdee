import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createCounter } from './read-on-scrape.ts'

it('counts what is read, and stays where it is when less is', async () => {
  const registry = new Registry()
  let total = 2
  createCounter(registry, 'pages_total', 'Pages.', () => total)
  const scraped: (string | undefined)[] = []
  for (total of [2, 1.5, 3]) scraped.push(/^pages_total (.*)$/m.exec(await registry.metrics())?.[1])
  expect(scraped).toEqual(['2', '2', '3'])
})
