import { isSedol } from '@bellwether/domain'
import { coreSecurities } from '../depth.ts'
import { planGilts } from '../gilt/gilt-plans.ts'
import type { Market } from '../market.ts'
import { createPlanContext } from './context.ts'
import { planEquities, planTailEquities } from './equities.ts'
import { planEtfs, planTailEtfs } from './etfs.ts'
import { fixedEquities, fixedEtfs, fixedFund, fixedGilt, fixedSecurityCount, fixedTrust } from './fixed-securities.ts'
import { planFunds, planTailFunds } from './funds.ts'
import type { EquityPlan, EtfPlan, FundPlan, GiltPlan, TrustPlan } from './plan.ts'
import { planTrusts } from './trusts.ts'

export interface TypeCounts {
  readonly equities: number
  readonly trusts: number
  readonly funds: number
  readonly etfs: number
  readonly gilts: number
}

/** The shares of the five types in the usual 600: 300 equities, 80 trusts, 140 funds, 50 ETFs, 30 gilts. */
export function countsFor(securities: number): TypeCounts {
  const part = (of600: number, least: number) => Math.max(least, Math.round((securities * of600) / 600))
  const trusts = part(80, 1)
  const funds = part(140, 1)
  const etfs = part(50, fixedEtfs.length)
  const gilts = part(30, 1)
  const equities = Math.max(fixedEquities.length, securities - trusts - funds - etfs - gilts)
  const over = equities + trusts + funds + etfs + gilts - securities
  return { equities, trusts, funds: funds - Math.max(0, over), etfs, gilts }
}

export interface UniversePlan {
  readonly equities: readonly EquityPlan[]
  readonly trusts: readonly TrustPlan[]
  readonly funds: readonly FundPlan[]
  readonly etfs: readonly EtfPlan[]
  readonly gilts: readonly GiltPlan[]
}

/** Who is in the universe, but for its long tail: identity, size and last price of every security, before any history. */
export function planUniverse(market: Market, size: MarketSize): UniversePlan {
  return planCore(market, size).plan
}

export interface MarketSize {
  readonly securities: number
  /** Those that are no part of the long tail, at most. */
  readonly core?: number
}

export type TailPlan = EquityPlan | FundPlan | EtfPlan

/** The securities beyond those of `planUniverse`: most are companies abroad. */
export function* planTail(market: Market, size: MarketSize): Generator<TailPlan> {
  const count = tailLength(size)
  if (count === 0) return
  const { context } = planCore(market, size)
  const [funds, etfs] = [Math.round(count * 0.35), Math.round(count * 0.05)]
  yield* planTailEquities(context, count - funds - etfs)
  yield* planTailFunds(context, funds)
  yield* planTailEtfs(context, etfs)
}

export function tailLength({ securities, core = coreSecurities }: MarketSize): number {
  return Math.max(0, securities - core)
}

/** The context knows which names and codes are taken. */
function planCore(market: Market, { securities, core = coreSecurities }: MarketSize) {
  const counts = countsFor(Math.max(fixedSecurityCount, Math.min(core, securities)))
  const context = createPlanContext(market.seed, market.until, market.days.days[0] ?? market.until)
  const codes = [...fixedEquities, ...fixedEtfs, fixedTrust, fixedGilt].map(fixed => fixed.marketCode)
  if (!isSedol(fixedFund.sedol)) throw new RangeError(`${fixedFund.sedol} is no SEDOL`)
  context.identifiers.reserve(...codes, 'LSE:BWLU', fixedFund.sedol)
  for (const { name } of [...fixedEquities, ...fixedEtfs, fixedTrust]) context.uniqueName(() => name)
  const plan = {
    equities: [...planEquities(context, counts.equities)],
    trusts: [...planTrusts(context, counts.trusts)],
    funds: [...planFunds(context, counts.funds)],
    etfs: [...planEtfs(context, counts.etfs)],
    gilts: [...planGilts(context, counts.gilts, market.curve, market.days.days.length - 1)],
  }
  return { plan, context }
}
