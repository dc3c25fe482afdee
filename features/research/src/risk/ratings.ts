import type { BlockState, FigureTableView, RiskScoreView } from '@bellwether/contract'
import { risk, targetMarket } from '@bellwether/db'
import { countValue, dateValue, empty, listed, ready, textValue } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { toRiskScore } from '../securities/risk-score.ts'

const levels: Readonly<Record<string, string>> = { L: 'low', M: 'medium', H: 'high' }

/** Each regime's score; without any, the manager's own word for the level of risk. */
export async function scoresView(
  { db }: ResearchContext,
  securityId: number,
): Promise<BlockState<readonly RiskScoreView[]>> {
  const scores = await risk.scores(db, securityId)
  if (scores.length > 0) return ready(scores.map(toRiskScore))
  const level = levels[String((await targetMarket.find(db, securityId))?.answers['04030'] ?? '')]
  return listed<RiskScoreView>(
    [],
    level
      ? `No regulatory risk score published. The manager’s target-market risk level is ${level}.`
      : 'No risk score published.',
  )
}

export async function ratingsView({ db }: ResearchContext, securityId: number): Promise<BlockState<FigureTableView>> {
  const ratings = await risk.ratings(db, securityId)
  const [first] = ratings
  if (!first) return empty('Not rated: ratings need at least three years of prices.')
  const providers = new Set(ratings.map(({ provider }) => provider))
  const several = providers.size > 1
  const licences = [...new Set(ratings.map(({ licence }) => licence).filter(licence => licence !== null))]
  return ready({
    asAt: null,
    basis: `${several ? '' : `All by ${first.provider}. `}Ratings are based on the past and are not a guide to future performance. ${licences.join('. ')}.`,
    columns: [
      { label: 'Rating' },
      ...(several ? [{ label: 'Provider' }] : []),
      { label: 'Score', numeric: true },
      { label: 'Date', numeric: true },
      { label: 'What it measures', wide: true },
    ],
    rows: ratings
      .toSorted((a, b) => a.measure.localeCompare(b.measure, 'en', { numeric: true }))
      .map(rating => ({
        key: `${rating.provider} ${rating.measure}`,
        cells: [
          textValue(ratingName(rating.measure)),
          ...(several ? [textValue(rating.provider)] : []),
          rating.score !== null && rating.scale !== null
            ? { kind: 'score', score: rating.score, scale: rating.scale }
            : countValue(rating.score),
          dateValue(rating.asAt),
          textValue(rating.words),
        ],
      })),
  })
}

/** `stars3y` is Stars, 3 years; `starsOverall` is Stars, overall. */
export function ratingName(measure: string): string {
  if (measure === 'swings') return 'Volatility relative to UK shares'
  const period = /^(\D+?)(?:(\d+)y|(Overall))$/.exec(measure)
  const [, name = measure, years, overall] = period ?? []
  const words = name.charAt(0).toUpperCase() + name.slice(1)
  if (overall) return `${words}, overall`
  return years ? `${words}, ${years} years` : words
}
