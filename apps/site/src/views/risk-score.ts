import type { BlockState, RiskScoreView } from '@bellwether/contract'
import { risk } from '@bellwether/db'
import type { SiteContext } from '../site-context.ts'
import { empty, ready } from './block-state.ts'
import { regimeWords } from './kiid.ts'

/** The score of the regime that takes over last, always with its own scale and document. */
export async function riskScoreView({ db }: SiteContext, securityId: number): Promise<BlockState<RiskScoreView>> {
  const [newest] = await risk.scores(db, securityId)
  if (!newest) return empty('No risk score published.')
  const { score, scale, regime, asAt } = newest
  return ready({ score, scale, asAt, regime: regimeWords[regime] ?? regime, words: wordsFor(score, scale) })
}

function wordsFor(score: number, scale: number): string {
  const share = score / scale
  const moved =
    share <= 0.3
      ? 'little'
      : share <= 0.55
        ? 'less than shares usually do'
        : share <= 0.75
          ? 'about as much as shares usually do'
          : 'more than shares usually do'
  return `${score} of ${scale}: its value has moved ${moved}. Even 1 is not free of risk.`
}
