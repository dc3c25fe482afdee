import { orderTypes } from '@bellwether/domain'
import Type, { type Static } from 'typebox'
import { Allowance, ChargeRule, CostPlan, CostResult, OrderExemption, ProductCostItem } from '../schema/domain-costs.ts'
import { IsoDate, Money, Wrapper } from '../schema/domain-schema.ts'
import { choice, list, nullable, schemaOf, strictObject } from '../schema/strict-schema.ts'
import type { CostFieldName } from './cost-fields.ts'
import { Figure } from './figure.ts'

export const CostFieldView = strictObject({
  given: Type.String({ description: 'As it was entered.' }),
  error: nullable(Type.String(), 'What is wrong with it.'),
})
export type CostFieldView = Static<typeof CostFieldView>

const fields = schemaOf<Readonly<Record<CostFieldName, CostFieldView>>>()(
  strictObject({
    amount: CostFieldView,
    monthly: CostFieldView,
    years: CostFieldView,
    growth: CostFieldView,
    deals: CostFieldView,
  }),
)

export const OrderType = choice(
  orderTypes,
  'At the market price, with a limit at the mid price, or at the next valuation point of a fund.',
)
export type OrderType = Static<typeof OrderType>

export const CostFormView = strictObject({
  accounts: list(
    strictObject({ wrapper: Wrapper, label: Type.String() }),
    'Only accounts that can hold the investment.',
  ),
  account: strictObject({ chosen: Wrapper, error: nullable(Type.String()) }),
  fields,
  sellAtEnd: Type.Boolean(),
  orders: list(OrderType, 'Only the order types that the investment has.'),
  order: strictObject({ chosen: OrderType, error: nullable(Type.String()) }),
})
export type CostFormView = Static<typeof CostFormView>

export const ProductCostsBasis = Type.Union(
  [
    strictObject({ state: Type.Literal('no-product'), what: choice(['share', 'gilt']) }),
    strictObject({ state: Type.Literal('not-supplied'), manufacturer: Type.String() }),
    strictObject({
      state: Type.Literal('supplied'),
      asAt: IsoDate,
      kind: choice(['EX_ANTE', 'EX_POST'], 'Forecast, or what was charged in the past when there is no forecast.'),
      manufacturer: Type.String(),
      unknown: list(ProductCostItem, 'Not supplied, which is not zero.'),
      confirmedNil: list(ProductCostItem, 'Confirmed as zero by the manufacturer.'),
    }),
  ],
  { description: "Where the product's own costs come from." },
)
export type ProductCostsBasis = Static<typeof ProductCostsBasis>

export const AllowanceWarning = strictObject(
  { allowance: Allowance, paidIn: Money, when: choice(['first-year', 'later-years']) },
  'More is paid in than the account allows in a tax year.',
)
export type AllowanceWarning = Static<typeof AllowanceWarning>

export const CostResultView = strictObject({
  plan: CostPlan,
  accountLabel: Type.String(),
  order: OrderType,
  costs: CostResult,
  product: ProductCostsBasis,
  regular: Type.Boolean({ description: 'Monthly payments are made as regular investments.' }),
  exemptions: list(OrderExemption, 'Taxes and levies that do not apply to the first purchase.'),
  rates: list(ChargeRule, 'The charges used, each with the day it applies from.'),
  allowance: nullable(Allowance),
  warnings: list(AllowanceWarning),
  foreignTaxes: nullable(Type.String(), 'A country whose own taxes on deals are not included.'),
  explained: Type.Optional(list(Figure, 'How the summary was calculated.')),
  query: Type.String({ description: "The form's values, for links to the files." }),
})
export type CostResultView = Static<typeof CostResultView>

export const CostCalculatorView = strictObject({
  form: CostFormView,
  result: nullable(CostResultView, 'Null while a field has an error.'),
})
export type CostCalculatorView = Static<typeof CostCalculatorView>
