import { expect, it } from 'vitest'
import { unitWords } from './unit-words.ts'

it('[RP-FORMAT-2] says units as people do, and the code where there is no common name', () => {
  expect(['GBp', 'GBP', 'USD', 'NOK'].map(unitWords)).toEqual(['pence', 'pounds', 'US dollars', 'NOK'])
})
