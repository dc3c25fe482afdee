import { type HistoricalPercentile, percentileFormula } from '@bellwether/analytics'
import type { Figure } from '@bellwether/contract'
import { formatDate, formatNumber } from '@bellwether/domain'
import { countValue, figure, ordinal, textValue } from '@bellwether/web/view'

interface PercentileLabels {
  readonly key: string
  readonly label: string
  /** Within the sentence that explains it: "the yield". */
  readonly subject: string
  /** What a high percentile means. */
  readonly meaning: string
  /** Where the days are shown. */
  readonly href?: string
}

export function percentileFigure(
  past: HistoricalPercentile | null,
  { key, label, subject, meaning, href }: PercentileLabels,
): Figure {
  if (!past) {
    return figure(
      key,
      label,
      { kind: 'absent', absence: 'NOT_REPORTED', reason: 'Needs two years of history' },
      { definition: `Where ${subject} ranks against its own history. ${meaning}` },
    )
  }
  const percent = Math.round(past.share * 100)
  return figure(key, label, textValue(placeOf(past.share, percent)), {
    definition: `Since ${formatDate(past.from)}, ${subject} was lower than now on ${percent}% of ${formatNumber(past.days, 0)} days. ${meaning}`,
    calculation: {
      formula: percentileFormula,
      inputs: [
        { label: 'Days lower', value: countValue(past.lower) },
        { label: 'Days equal', value: countValue(past.equal) },
        {
          label: 'Days',
          value: countValue(past.days),
          source: `Daily history from ${formatDate(past.from)}`,
          ...(href ? { href } : {}),
        },
      ],
    },
  })
}

/** Only the extreme days are Lowest and Highest: 99.7% is not 100%. */
function placeOf(share: number, percent: number): string {
  if (share === 0) return 'Lowest'
  if (share === 1) return 'Highest'
  return ordinal(Math.min(99, Math.max(1, percent)))
}
