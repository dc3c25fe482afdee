import type { EpochDay } from '../calendar.ts'
import { dropsByPosition } from '../company/equity-company.ts'
import { clamp } from '../identity/equities.ts'
import type { EtfPlan, FundPlan } from '../identity/plan.ts'
import { createDailyBars, createSinglePrices, type DailyBars } from '../market/daily-bars.ts'
import { dailyMultiple } from '../market/daily-multiple.ts'
import { type IndexLevels, logReturns } from '../market/indices.ts'
import { tradingYear } from '../market/market-factors.ts'
import { anchoredCloses, noDrop } from '../market/price-path.ts'
import { reinvestedReturns } from '../market/reinvested-returns.ts'
import type { Market } from '../market.ts'
import {
  type Distribution,
  type DistributionFrequency,
  drawDistributions,
  extraDecimals,
  frequencyOf,
} from './distributions.ts'
import { pooledReturns } from './pooled-returns.ts'

/** A fund or ETF with its price history and distributions. */
export interface OpenEndedFund {
  readonly plan: FundPlan | EtfPlan
  readonly bars: DailyBars
  /** Log returns with distributions reinvested, aligned with `bars`. */
  readonly returns: Float64Array
  readonly distributions: readonly Distribution[]
  readonly frequency: DistributionFrequency
}

export function createOpenEndedFund(market: Market, indices: IndexLevels, plan: FundPlan | EtfPlan): OpenEndedFund {
  const first = Math.max(0, market.days.indexFrom(plan.listedOn))
  const length = market.days.days.length - first
  const drawn = drawReturns(market, indices, plan, length)
  const undropped = anchoredCloses(drawn, plan.finalPrice, noDrop)
  const priceOn = (day: EpochDay) =>
    undropped[clamp(market.days.indexUpTo(day) - first, 0, length - 1)] ?? plan.finalPrice
  const frequency = frequencyOf(market, plan)
  const leveraged = plan.type === 'ETF' && plan.leverage !== 1
  const distributions = leveraged ? [] : drawDistributions(market, plan, frequency, priceOn)
  const drops =
    plan.incomeClass === 'ACC'
      ? null
      : dropsByPosition(market, first, distributions, amount => amount / 10 ** extraDecimals)
  const dropAt = drops === null ? noDrop : (position: number) => drops.get(position) ?? 0
  const closes = anchoredCloses(drawn, plan.finalPrice, dropAt)
  const bars =
    plan.type === 'FUND'
      ? createSinglePrices(first, closes, plan.finalPrice)
      : createDailyBars(market.random(plan.listing.marketCode, 'bars'), {
          listing: plan.listing,
          first,
          closes,
          dropAt,
          finalPrice: plan.finalPrice,
          usualVolume: ((plan.sizeGbp / 100) * 0.0012) / (plan.finalPrice / 10_000),
        })
  return { plan, bars, returns: reinvestedReturns(bars.close, dropAt), distributions, frequency }
}

function drawReturns(market: Market, indices: IndexLevels, plan: FundPlan | EtfPlan, length: number): Float64Array {
  const { mandate, family, ongoingCharge } = plan
  const levels = plan.passive && mandate.index !== null ? indices.levels(mandate.index, 'net') : null
  if (!levels)
    return pooledReturns(market, {
      mandate,
      family: plan.passive ? `index ${mandate.name}` : family,
      length,
      activity: plan.passive ? 0.2 : 1,
      ongoingCharge,
    })
  const random = market.random(family, 'tracking')
  const leverage = plan.type === 'ETF' ? plan.leverage : 1
  const steady = -ongoingCharge / tradingYear
  return dailyMultiple(logReturns(levels).slice(-length), leverage).map(r => r + steady + 0.0001 * random.normal())
}
