import { expect, it } from 'vitest'
import { toWaterfall } from './waterfall.ts'

it('has a line for each request in order of their starts, with the end of its address', () => {
  const later = { name: 'https://127.0.0.1:1/api/widgets?ask=a', startMs: 620.4, answeredMs: 930, endMs: 940.6 }
  const mark = { name: 'bellwether:1:validate', startMs: 600, answeredMs: 600, endMs: 600 }
  expect(toWaterfall([later, mark])).toEqual([
    '   600   600   600  bellwether:1:validate',
    '   620   930   941  api/widgets?',
  ])
})
