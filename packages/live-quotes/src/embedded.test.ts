import { getMarketCode } from '@bellwether/domain'
import type { PriceStream } from '@bellwether/price-stream'
import { expect, it } from 'vitest'
import { createEmbedding } from './embedded.ts'

function setUp() {
  const said: string[] = []
  const createStream = ({ api }: { api: string }): PriceStream => {
    said.push(`make ${api}`)
    return {
      state: { phase: 'off', reason: null },
      watch(marketCode) {
        said.push(`watch ${marketCode}`)
        return () => said.push(`leave ${marketCode}`)
      },
      watchState: () => () => {},
      start: () => said.push('start'),
      turn: () => {},
      close: () => said.push('close'),
    }
  }
  return { said, enter: createEmbedding({ nextFrame: () => {}, now: () => 0, createStream }) }
}

const source = (api: string) => ({ api, token: async () => null, hasLoader: true })

it('shares one stream between all widgets of an API and closes it with the last', () => {
  const { said, enter } = setUp()
  const first = enter(source('https://a.example/'))
  const second = enter(source('https://a.example/'))
  expect(second.live).toBe(first.live)
  const stopFirst = first.live.quote(getMarketCode('LSE:HVL')).subscribe(() => {})
  const stopSecond = second.live.quote(getMarketCode('LSE:HVL')).subscribe(() => {})
  stopFirst()
  first.leave()
  stopSecond()
  second.leave()
  expect(said).toEqual(['make https://a.example/', 'start', 'watch LSE:HVL', 'leave LSE:HVL', 'close'])
})

it('creates another stream for another API, and a new one after the last has closed', () => {
  const { said, enter } = setUp()
  enter(source('https://a.example/')).leave()
  enter(source('https://a.example/'))
  enter(source('https://b.example/'))
  expect(said.filter(word => /make|close/.test(word))).toEqual([
    'make https://a.example/',
    'close',
    'make https://a.example/',
    'make https://b.example/',
  ])
})
