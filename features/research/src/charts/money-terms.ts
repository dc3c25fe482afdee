import { combineValues, constantPriceValue, type MoneyValue, sterlingValue } from '@bellwether/analytics'
import type { ChartChoices } from '@bellwether/contract'
import { indices } from '@bellwether/db'
import { findUnit, formatDate, type IsoDate, monthName, unitName } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'

/** The money that figures are in: as quoted, or pounds of each day, or pounds of one month. */
export interface MoneyTerms extends Pick<ChartChoices, 'terms' | 'currency'> {
  /** One sentence with source and date; null as quoted. */
  readonly note: string | null
  /** Why a choice could not be followed. */
  readonly problem: string | null
  /** Null as quoted; else of each currency, null where its rates are not known. */
  readonly moneyValue: ((currency: string) => Promise<MoneyValue | null>) | null
}

export const asQuoted: MoneyTerms = {
  terms: 'nominal',
  currency: 'native',
  note: null,
  problem: null,
  moneyValue: null,
}

const beginning = '0001-01-01' as IsoDate

/** The choice as far as it can be followed. What is after inflation is in pounds, since the index is of prices in pounds. */
export async function moneyTerms(
  context: ResearchContext,
  native: string,
  choices: Pick<ChartChoices, 'terms' | 'currency'>,
  day: IsoDate,
): Promise<MoneyTerms> {
  const real = choices.terms === 'real'
  const foreign = native !== 'GBP'
  if (!real && !(choices.currency === 'gbp' && foreign)) return asQuoted
  const inflation = real ? await indices.inflation(context.db, day, context.now()) : null
  if (real && !inflation)
    return { ...asQuoted, problem: 'Figures after inflation are not available: no consumer prices index is held.' }
  const prices = inflation ? constantPriceValue(await levelsOf(context, inflation.code, day)) : null
  const moneyValue = async (currency: string): Promise<MoneyValue | null> => {
    const pounds = await sterlingOf(context, currency, day)
    return pounds && prices ? combineValues(pounds, prices) : pounds
  }
  if (foreign && !(await moneyValue(native)))
    return {
      ...asQuoted,
      problem: `Figures in pounds are not available: no daily exchange rates of ${unitName(native)} are held.`,
    }
  const converted = foreign ? ' Converted to pounds at the exchange rate of each day.' : ''
  const note = inflation
    ? `After inflation: in pounds of ${monthOf(inflation.day)}, by ${inflation.name} to ${formatDate(inflation.day)} (source: ${inflation.source}).${converted}`
    : converted.trim()
  return { terms: choices.terms, currency: foreign ? 'gbp' : 'native', note, problem: null, moneyValue }
}

/** The currency that a unit of prices counts. */
export function currencyOf(unit: string): string {
  return findUnit(unit)?.currency ?? unit
}

async function levelsOf({ history }: ResearchContext, code: string, day: IsoDate) {
  const levels = await history.levels(code, beginning, day)
  return levels.flatMap(({ day, price }) => (price === null ? [] : [{ day, close: price }]))
}

async function sterlingOf({ history }: ResearchContext, currency: string, day: IsoDate): Promise<MoneyValue | null> {
  if (currency === 'GBP') return () => 1
  const rates = await history.rates(currency, beginning, day)
  return rates.length > 0 ? sterlingValue(rates) : null
}

function monthOf(day: IsoDate): string {
  return `${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`
}
