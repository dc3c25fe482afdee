import type * as domain from '@bellwether/domain'
import { costGroups } from '@bellwether/domain'
import Type from 'typebox'
import { chargeRuleSchemas } from '../charge-rule.ts'
import { IsoDate, Money, Wrapper } from './domain-schema.ts'
import { choice, list, nullable, schemaOf, strictObject } from './strict-schema.ts'

export const ProductCostItem = schemaOf<domain.ProductCostItem>()(choice(costGroups.PRODUCT))

export const ChargeRule = schemaOf<domain.ChargeRule>()(
  Type.Union([
    chargeRuleSchemas.CUSTODY,
    chargeRuleSchemas.DEALING,
    chargeRuleSchemas.REGULAR_DEALING,
    chargeRuleSchemas.FX,
    chargeRuleSchemas.SDRT,
    chargeRuleSchemas.PTM,
    chargeRuleSchemas.FTT,
    chargeRuleSchemas.SIPP_ADMIN,
  ]),
)

export const CostPlan = schemaOf<domain.CostPlan>()(
  strictObject(
    {
      wrapper: Wrapper,
      amount: Money,
      monthly: Money,
      years: Type.Integer({ minimum: 1 }),
      growth: Type.Number({ description: 'A fraction per year, before costs.' }),
      dealsPerYear: Type.Number({ description: 'Excluding first, monthly and final deals.' }),
      sellAtEnd: Type.Boolean(),
      day: IsoDate,
    },
    'What the calculation assumes. Payments are made at the start of a month, the first one with the lump sum.',
  ),
)

const share = nullable(Type.Number(), 'A fraction of the average value held; null when nothing was held.')

const costFigures = {
  firstYear: Money,
  firstYearShare: share,
  laterYears: nullable(Money, 'Average of the years after the first; null when there is none.'),
  laterYearsShare: share,
  onExit: Money,
  total: Money,
  totalShare: nullable(Type.Number(), 'Per year, over the whole period.'),
}

export const CostFigures = schemaOf<domain.CostFigures>()(strictObject(costFigures))

const costItem = choice([...costGroups.PLATFORM, ...costGroups.PRODUCT, ...costGroups.TAXES])

export const CostTable = schemaOf<domain.CostTable>()(
  strictObject({
    groups: list(
      strictObject({
        group: choice(['PLATFORM', 'PRODUCT', 'TAXES']),
        rows: list(strictObject({ item: costItem, ...costFigures })),
        sum: CostFigures,
      }),
    ),
    sum: CostFigures,
  }),
)

export const CostYear = schemaOf<domain.CostYear>()(
  strictObject({
    year: Type.Integer({ description: '0 is the start, after the first payments.' }),
    paidIn: Money,
    withoutCosts: Money,
    afterCosts: Money,
    costs: Money,
    cumulativeCosts: Money,
  }),
)

export const CostResult = schemaOf<domain.CostResult>()(
  strictObject({
    table: CostTable,
    spread: nullable(
      CostFigures,
      'Half the spread on purchases and sale; not included in any total. Null if there is none.',
    ),
    years: list(CostYear),
    onSale: Money,
    paidIn: Money,
    withoutCosts: Money,
    afterCosts: Money,
    effect: Money,
    reductionInYield: nullable(
      Type.Number(),
      'Growth before costs less the return after costs; null if nothing is left.',
    ),
    breakEvenGrowth: nullable(
      Type.Number(),
      'Growth per year needed to recover what was paid in; null if no growth would be enough.',
    ),
    atNoGrowth: strictObject({ afterCosts: Money, costs: Money }),
    custodyCapped: Type.Boolean(),
    exhaustedInYear: nullable(
      Type.Integer(),
      'The year, counted from 1, in which charges use up the whole investment.',
    ),
  }),
)

export const Allowance = schemaOf<domain.Allowance>()(
  strictObject(
    {
      key: choice([
        'ISA',
        'CASH_ISA_UNDER_65',
        'LISA',
        'LISA_BONUS',
        'LISA_HOME',
        'JISA',
        'PENSION',
        'PENSION_TAPER_FROM',
        'PENSION_MONEY_PURCHASE',
        'PENSION_LUMP_SUM',
        'PENSION_LUMP_SUM_AND_DEATH',
        'JSIPP_NET',
        'JSIPP_GROSS',
        'DIVIDEND',
        'CAPITAL_GAINS',
      ]),
      label: Type.String(),
      amount: Money,
      validFrom: IsoDate,
      validTo: IsoDate,
      source: Type.String(),
      carriedFrom: Type.Optional(
        Type.String({
          description:
            'Tax year it was published for, if that is an earlier year and the new figure is not confirmed yet.',
        }),
      ),
    },
    'An amount set by law, with the days it applies to.',
  ),
)

export const OrderExemption = schemaOf<domain.OrderExemption>()(
  strictObject({ code: choice(['SDRT', 'PTM']), reason: Type.String() }, 'A tax or levy that does not apply, and why.'),
)
