import { expect, it } from 'vitest'
import { benchmarkPhrase } from './benchmark-phrase.ts'

it.each([
  ['Bellwether World Index', 'the Bellwether World Index'],
  ['Bellwether World Index Daily 3x Leveraged', 'the Bellwether World Index Daily 3x Leveraged'],
  ['IA Sterling Strategic Bond sector average', 'the IA Sterling Strategic Bond sector average'],
  ['SONIA', 'SONIA'],
  ['S&P 500', 'S&P 500'],
  ['Consumer prices plus 4%', 'consumer prices plus 4%'],
])('%s reads %s in a sentence', (name, phrase) => {
  expect(benchmarkPhrase(name)).toBe(phrase)
})
