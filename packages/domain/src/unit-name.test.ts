import { expect, it } from 'vitest'
import { unitName } from './unit-name.ts'

it('[RP-FORMAT-2] says units as people do, and the code where there is no common name', () => {
  expect(['GBp', 'GBP', 'USD', 'NOK'].map(unitName)).toEqual(['pence', 'pounds', 'US dollars', 'NOK'])
})
