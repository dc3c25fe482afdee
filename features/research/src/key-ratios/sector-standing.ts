import {
  dividendCover,
  dividendYield,
  earningsYield,
  enterpriseValue,
  evToEbitda,
  evToSales,
  freeCashFlowYield,
  interestCover,
  margin,
  netDebtToEbitda,
  priceBook,
  priceEarnings,
  priceEarningsGrowth,
  priceFreeCashFlow,
  priceSales,
  returnOnEquity,
} from '@bellwether/analytics'
import type { FigureValue, SectorStanding } from '@bellwether/contract'
import type { financials } from '@bellwether/db'
import {
  absent,
  holdingValue,
  isPresent,
  type Money,
  money,
  type Price,
  perShareScale,
  present,
  price,
  type Ratio,
} from '@bellwether/domain'
import type { RatioDefinition } from './ratio-definition.ts'
import { writeRatio } from './ratio-series.ts'

/** With fewer members a median says more about single companies than about the sector. */
export const minMembers = 5

type Member = financials.SectorMember

/** The ratios that the stored inputs of a company allow, by the keys of the ratio rows. */
export function memberRatios(member: Member): Readonly<Record<string, Ratio>> {
  const { currency } = member
  const last = member.last === null ? null : price(member.last, member.priceScale, member.priceUnit)
  const sum = (amount: number | null): Money | null => (amount === null ? null : money(amount, currency))
  const perShare = (value: number | null): Price | null =>
    value === null ? null : price(value, perShareScale, currency)
  const marketCap = last && holdingValue(last, member.sharesInIssue)
  const debt = sum(member.netDebt)
  const ev =
    marketCap && debt && marketCap.currency === debt.currency
      ? enterpriseValue(marketCap, debt, money(member.minorityInterest ?? 0, currency))
      : null
  const [eps, dps] = [perShare(member.eps), perShare(member.dps)]
  const pe = priceEarnings(last, eps)
  const growth = member.eps && member.epsForward && member.eps > 0 ? member.epsForward / member.eps - 1 : null
  return {
    priceEarnings: pe,
    priceEarningsForward: priceEarnings(last, perShare(member.epsForward)),
    priceEarningsGrowth: priceEarningsGrowth(pe, growth),
    priceBook: priceBook(marketCap, sum(member.netAssets)),
    priceTangibleBook: priceBook(marketCap, sum(member.tangibleNetAssets)),
    priceSales: priceSales(marketCap, sum(member.revenue)),
    priceFreeCashFlow: priceFreeCashFlow(marketCap, sum(member.freeCashFlow)),
    evToEbitda: evToEbitda(ev, sum(member.ebitda)),
    evToSales: evToSales(ev, sum(member.revenue)),
    earningsYield: earningsYield(eps, last),
    freeCashFlowYield: freeCashFlowYield(sum(member.freeCashFlow), marketCap),
    dividendYield: dividendYield(dps, last),
    dividendCover: dividendCover(eps, dps),
    grossMargin: margin(member.grossProfit, member.revenue),
    ebitdaMargin: margin(member.ebitda, member.revenue),
    operatingMargin: margin(member.operatingProfit, member.revenue),
    netMargin: margin(member.netProfit, member.revenue),
    returnOnEquity: returnOnEquity(member.netProfit, member.netAssets),
    returnOnTangibleEquity: returnOnEquity(member.netProfit, member.tangibleNetAssets),
    returnOnCapitalEmployed:
      member.capitalEmployed !== null && member.capitalEmployed > 0 && member.operatingProfit !== null
        ? present(member.operatingProfit / member.capitalEmployed)
        : absent('NOT_REPORTED'),
    netDebtToEbitda: netDebtToEbitda(member.netDebt, member.ebitda),
    interestCover: interestCover(member.operatingProfit, member.interestCost),
  }
}

export interface Sector {
  readonly name: string
  /** All members, including the security itself. */
  readonly members: readonly { readonly securityId: number; readonly ratios: Readonly<Record<string, Ratio>> }[]
  readonly medians: ReadonlyMap<string, { readonly value: number; readonly members: number }>
}

/** The stored median, which other pages show too; calculated from the members where none is stored. */
export function medianOf(sector: Sector, { key, unit }: RatioDefinition, currency: string): FigureValue | null {
  const stored = sector.medians.get(key)
  if (stored) return stored.members < minMembers ? null : writeRatio(present(stored.value), unit, currency)
  const values = valuesOf(sector, key, null)
  return values.length < minMembers ? null : writeRatio(present(middleOf(values)), unit, currency)
}

export function standingOf(sector: Sector, securityId: number, key: string, own: Ratio): SectorStanding | null {
  if (!isPresent<number>(own)) return null
  const others = valuesOf(sector, key, securityId)
  if (others.length + 1 < minMembers) return null
  return { above: others.filter(value => value < own.value).length / others.length, others: others.length }
}

function valuesOf({ members }: Sector, key: string, without: number | null): number[] {
  return members.flatMap(({ securityId, ratios }) => {
    const ratio = ratios[key]
    return securityId !== without && ratio && isPresent<number>(ratio) ? [ratio.value] : []
  })
}

export function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
