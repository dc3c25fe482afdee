import Type, { type Static } from 'typebox'
import { IsoDate } from '../schema/domain-schema.ts'
import { list, nullable, schemaOf, strictObject } from '../schema/strict-schema.ts'
import type { GrowthKey, ValuationKey } from './valuation-keys.ts'

const factor = nullable(Type.Number())

const values = schemaOf<Readonly<Record<ValuationKey | GrowthKey, number | null>>>()(
  strictObject(
    {
      priceEarnings: factor,
      priceBook: factor,
      priceSales: factor,
      priceCashFlow: factor,
      dividendYieldFactor: factor,
      longProjectedEarningsGrowth: factor,
      historicalEarningsGrowth: factor,
      salesGrowth: factor,
      cashFlowGrowth: factor,
      bookValueGrowth: factor,
    },
    'Multiples as numbers, yield and growth as fractions; null if not supplied.',
  ),
)

export const ValuationPeriod = strictObject({ label: Type.String(), values }, 'A column of the table.')
export type ValuationPeriod = Static<typeof ValuationPeriod>

export const ValuationGrowthView = strictObject({
  periods: list(ValuationPeriod, 'The fund, then its category.'),
  asAt: IsoDate,
})
export type ValuationGrowthView = Static<typeof ValuationGrowthView>
