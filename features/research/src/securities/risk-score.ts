import type { BlockState, RiskScoreView } from '@bellwether/contract'
import { risk } from '@bellwether/db'
import { empty, ready } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { regimeLabels } from './document-link.ts'

type ScoreRow = Awaited<ReturnType<typeof risk.scores>>[number]

/** The score of the regime that takes over last, always with its own scale and document. */
export async function riskScoreView({ db }: ResearchContext, securityId: number): Promise<BlockState<RiskScoreView>> {
  const [newest] = await risk.scores(db, securityId)
  return newest ? ready(toRiskScore(newest)) : empty('No risk score published.')
}

export function toRiskScore({ score, scale, regime, asAt }: Omit<ScoreRow, 'materialRisks'>): RiskScoreView {
  return { score, scale, asAt, regime: regimeLabels[regime] ?? regime, words: wordsFor(score, scale) }
}

function wordsFor(score: number, scale: number): string {
  const share = score / scale
  const moved =
    share <= 0.3
      ? 'little'
      : share <= 0.55
        ? 'less than shares typically do'
        : share <= 0.75
          ? 'about as much as shares typically do'
          : 'more than shares typically do'
  return `${score} of ${scale}: its value has moved ${moved}. Even 1 is not risk-free.`
}
