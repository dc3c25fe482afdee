import { expect, it } from 'vitest'
import { ratioFormulas } from './ratio-formulas.ts'

it('[RP-RATIO-1] every formula is printed', () => {
  for (const formula of Object.values(ratioFormulas)) expect(formula).toMatch(/[÷×+−]/)
})
