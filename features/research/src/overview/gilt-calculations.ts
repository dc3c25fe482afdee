import {
  accruedInterest,
  couponPeriod,
  couponSchedule,
  type GiltAnalysis,
  giltFormulas,
  giltTerms,
  settlementDate,
} from '@bellwether/analytics'
import type { Calculation, CalculationInput, Figure } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { daysBetween, formatPercent, type IsoDate, type Price, price } from '@bellwether/domain'
import { countValue, dateValue, figure, percentValue, priceValue } from '@bellwether/web/view'

/** Per £100 nominal. */
const pounds = (amount: number): CalculationInput['value'] => priceValue(price(Math.round(amount * 1e6), 6, 'GBP'))

const terms = 'Terms of the gilt'

/** The inputs of a gilt's figures at a price, and how each figure follows from them. */
export function giltCalculations(
  record: facts.GiltFacts,
  clean: Price | null,
  day: IsoDate,
  analysed: { readonly accrued: Price; readonly dirty: Price } | null,
) {
  const settlement = settlementDate(day)
  if (!analysed || settlement >= record.maturesOn) return null
  const gilt = giltTerms(record)
  const linked = record.indexRatio !== null
  const { previous, next } = couponPeriod(gilt, settlement)
  const inputs = {
    clean: { label: 'Clean price', value: priceValue(clean), source: 'Last price', asAt: day },
    accrued: { label: 'Accrued interest', value: priceValue(analysed.accrued), source: 'Calculated', asAt: settlement },
    dirty: { label: 'Dirty price', value: priceValue(analysed.dirty), source: 'Calculated', asAt: settlement },
    coupon: { label: 'Coupon', value: pounds(gilt.coupon), source: `${terms}, a year per £100 nominal` },
    days: {
      label: 'Days accrued',
      value: countValue(accruedInterest(gilt, settlement).days),
      source: 'Counted to settlement',
      asAt: settlement,
    },
    period: {
      label: 'Days in the coupon period',
      value: countValue(daysBetween(previous, next)),
      source: 'Ends on the coupon date',
      asAt: next,
    },
    left: { label: 'Coupons remaining', value: countValue(couponSchedule(gilt, settlement).length), source: terms },
    redemption: { label: 'Redemption payment', value: pounds(100), source: terms, asAt: record.maturesOn },
    ratio: {
      label: 'Index ratio',
      value: { kind: 'ratio', value: record.indexRatio ?? 1, digits: 5 },
      source: 'UK Debt Management Office method',
      asAt: record.asAt,
    },
  } as const satisfies Readonly<Record<string, CalculationInput>>
  const { coupon, days, period, ratio } = inputs
  const payments = [inputs.coupon, inputs.left, inputs.redemption]
  const indexed = linked ? [ratio] : []
  return {
    accrued: {
      formula: linked ? giltFormulas.accruedLinked : giltFormulas.accrued,
      inputs: [coupon, days, period, ...indexed],
    },
    dirty: {
      formula: linked ? giltFormulas.dirtyLinked : giltFormulas.dirty,
      inputs: [inputs.clean, ...indexed, inputs.accrued],
    },
    redemptionYield: { formula: giltFormulas.redemptionYield, inputs: [inputs.dirty, ...payments] },
    realYield: { formula: giltFormulas.realYield, inputs: [inputs.clean, ...payments] },
    runningYield: { formula: giltFormulas.runningYield, inputs: [coupon, inputs.clean] },
    couponPayment: {
      formula: linked ? giltFormulas.couponPaymentLinked : giltFormulas.couponPayment,
      inputs: [coupon, ...indexed],
    },
    macaulay: { formula: giltFormulas.macaulayDuration, inputs: payments },
  } satisfies Readonly<Record<string, Calculation>>
}

export function modifiedCalculation(macaulay: number, rate: number): Calculation {
  return {
    formula: giltFormulas.modifiedDuration,
    inputs: [
      { label: 'Macaulay duration', value: { kind: 'ratio', value: macaulay, digits: 4 }, source: 'Calculated' },
      { label: 'Yield', value: percentValue(rate), source: 'Calculated' },
    ],
  }
}

export function yearsToRunCalculation(day: IsoDate, maturesOn: IsoDate): Calculation {
  return {
    formula: giltFormulas.yearsToRun,
    inputs: [
      {
        label: 'Days to redemption',
        value: countValue(daysBetween(day, maturesOn)),
        source: 'Counted from the date of the price',
        asAt: day,
      },
      { label: 'Redemption date', value: dateValue(maturesOn), source: terms },
    ],
  }
}

export function breakEvenCalculation(conventional: number | null, real: number | null, day: IsoDate): Calculation {
  return {
    formula: giltFormulas.breakEven,
    inputs: [
      {
        label: 'Conventional yield',
        value: percentValue(conventional),
        source: 'Between the conventional gilts of shorter and longer maturity',
        asAt: day,
      },
      { label: 'Real yield', value: percentValue(real), source: 'Calculated', asAt: day },
    ],
  }
}

/** After-tax yields, and the savings rates that equal them. */
export function afterTaxFigures(
  { afterTax }: Pick<GiltAnalysis, 'afterTax'>,
  redemptionYield: Calculation | undefined,
): readonly Figure[] {
  return afterTax.flatMap(({ rate, yield: left, deposit }) => {
    const percent = formatPercent(rate, { digits: 0 })
    const tax: CalculationInput = { label: 'Income tax rate', value: percentValue(rate) }
    return [
      figure(`afterTax${rate * 100}`, `Yield after ${percent} tax`, percentValue(left), {
        calculation: {
          formula: giltFormulas.afterTaxYield,
          inputs: [tax, ...(redemptionYield?.inputs ?? [])],
          note: 'Gains on gilts are not taxed.',
        },
      }),
      figure(`savings${rate * 100}`, `Equivalent gross savings rate at ${percent} tax`, percentValue(deposit), {
        calculation: {
          formula: giltFormulas.grossSavingsRate,
          inputs: [{ label: 'After-tax yield', value: percentValue(left), source: 'Calculated' }, tax],
        },
      }),
    ]
  })
}
