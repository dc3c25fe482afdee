import type { PriceStream } from '@bellwether/price-stream'
import { expect, it } from 'vitest'
import { createEmbedding } from './embedded.ts'

/** A widget with one live quote and no switch. */
function widget(marketCode = 'LSE:HVL'): ParentNode {
  const quote = { dataset: { bwLivePrice: marketCode, bwAt: '2026-11-13T16:35:00Z' }, querySelector: () => null }
  return { querySelectorAll: () => (marketCode ? [quote] : []), querySelector: () => null } as unknown as ParentNode
}

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
  return { said, follow: createEmbedding({ nextFrame: () => {}, createStream }) }
}

const source = (api: string) => ({ api, token: async () => null })

it('shares one stream between all widgets of an API and closes it with the last', () => {
  const { said, follow } = setUp()
  const stopFirst = follow(widget(), source('https://a.example/'))
  const stopSecond = follow(widget('LSE:BW.'), source('https://a.example/'))
  stopFirst()
  stopSecond()
  expect(said).toEqual([
    'make https://a.example/',
    'watch LSE:HVL',
    'start',
    'watch LSE:BW.',
    'leave LSE:HVL',
    'leave LSE:BW.',
    'close',
  ])
})

it('creates another stream for another API, and a new one after the last has closed', () => {
  const { said, follow } = setUp()
  follow(widget(), source('https://a.example/'))()
  follow(widget(), source('https://a.example/'))
  follow(widget(), source('https://b.example/'))
  expect(said.filter(word => /make|close/.test(word))).toEqual([
    'make https://a.example/',
    'close',
    'make https://a.example/',
    'make https://b.example/',
  ])
})

it('creates no stream when nothing is live', () => {
  const { said, follow } = setUp()
  follow(widget(''), source('https://a.example/'))()
  expect(said).toEqual([])
})
