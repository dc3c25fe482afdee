import { expect, it } from 'vitest'
import { isoOf } from '../calendar.ts'
import type { RatioInputsRow } from '../rows/financials.ts'
import type { EquityCompany } from './equity-company.ts'
import { companyMeasures } from './sector-medians.ts'

it('counts minority interests into enterprise value, as the key ratios of a company do', () => {
  const company = (minorityInterest: number) =>
    ({
      plan: { currency: 'GBP', finalPrice: 20_000, listing: { scale: 2, unit: 'GBX' }, shares: 1_000_000 },
      accounts: { halves: [{ period: { end: 20_000 }, balance: { minorityInterest } }] },
    }) as unknown as EquityCompany
  const inputs = { as_at: isoOf(20_000), net_debt: 50_000_000, ebitda: 25_000_000 } as RatioInputsRow
  const without = companyMeasures(company(0), inputs).evToEbitda ?? 0
  expect(companyMeasures(company(25_000_000), inputs).evToEbitda).toBeCloseTo(without + 1)
})
