import { expect, it } from 'vitest'
import { figuresAddress } from './figures-address.ts'
import { statementChoices } from './statement-choices.ts'

const path = '/market-research/sub/LSE:HVL/financials/income-statement'

it('leaves default choices out of the address', () => {
  expect(figuresAddress(path, statementChoices(new URLSearchParams()), 'statement')).toBe(`${path}#statement`)
})

it('is read back as it was written', () => {
  const query = 'period=interim&show=growth&years=10&basis=adjusted&currency=GBP&units=bn&row=revenue'
  const choices = statementChoices(new URLSearchParams(query))
  expect(figuresAddress(path, choices, 'row')).toBe(`${path}?${query}#row`)
})
