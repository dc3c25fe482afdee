import type { DividendView } from '@bellwether/contract'
import { getIsoDate, money, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { incomeCalculator } from './income-calculator.ts'

const last = price(1_000_00, 2, 'GBX')
const paid: DividendView[] = [
  {
    kind: 'Interim',
    amount: price(20_00, 2, 'GBX'),
    financialYear: 2025,
    declaredOn: null,
    exOn: getIsoDate('2025-10-02'),
    recordOn: null,
    payOn: getIsoDate('2025-11-14'),
    estimated: false,
  },
  {
    kind: 'Final',
    amount: price(40_00, 2, 'GBX'),
    financialYear: 2025,
    declaredOn: null,
    exOn: getIsoDate('2026-04-09'),
    recordOn: null,
    payOn: getIsoDate('2026-05-15'),
    estimated: false,
  },
]
const ask = (query: string) => incomeCalculator(new URLSearchParams(query), last, paid)

it('calculates income by month, tax above the allowance and the net income', () => {
  const { result } = ask('holding=20,000&in=pounds&band=BASIC')
  expect(result).toMatchObject({
    shares: 2000,
    income: money(1_200_00, 'GBP'),
    tax: money(75_25, 'GBP'),
    afterTax: money(1_124_75, 'GBP'),
    months: [
      { month: '2025-11', amount: money(400_00, 'GBP') },
      { month: '2026-05', amount: money(800_00, 'GBP') },
    ],
  })
})

it('takes no tax in an ISA or pension', () => {
  expect(ask('holding=2000&in=shares&account=isa&band=ADDITIONAL').result?.tax).toEqual(money(0, 'GBP'))
})

it.each(['', 'lots', '-5', '0', '1e9', '10.000,50', '2000000000', '<script>'])(
  'explains %j at its field and keeps it',
  given => {
    const { holding, result } = ask(`holding=${encodeURIComponent(given)}`)
    expect(holding.given).toBe(given)
    expect(holding.error).toBeTruthy()
    expect(result).toBeNull()
  },
)

it('accepts whole shares only', () => {
  expect(ask('holding=10.5&in=shares').holding.error).toMatch(/whole/)
})

it('does not calculate for a price in another currency', () => {
  expect(incomeCalculator(new URLSearchParams(), price(100_00, 2, 'USD'), paid)).toMatchObject({
    result: null,
    empty: expect.any(String),
  })
})
