import { expect, it } from 'vitest'
import { statementChoices } from './statement-choices.ts'

it('reads what the address chooses', () => {
  expect(statementChoices(new URLSearchParams('period=interim&show=growth&years=10'))).toEqual({
    period: 'interim',
    show: 'growth',
    years: 10,
  })
})

it.each(['', 'period=monthly&show=upside-down&years=500', 'period=&show=&years=-1'])(
  'falls back to annual, as reported, five years for "%s"',
  query => {
    expect(statementChoices(new URLSearchParams(query))).toEqual({ period: 'annual', show: 'reported', years: 5 })
  },
)
