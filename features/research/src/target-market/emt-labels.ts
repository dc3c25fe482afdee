import type { TargetAnswer, TargetMarketRow } from '@bellwether/contract'
import { formatNumber } from '@bellwether/domain'
import type { EmtField } from './emt-fields.ts'

/** By EMT field number, as the manager's file has them. */
export type EmtAnswers = Readonly<Record<string, unknown>>

const answerLabels: Readonly<Record<TargetAnswer, string>> = {
  yes: 'Yes',
  no: 'No: outside the target market',
  neutral: 'Neutral: neither inside nor outside',
}

const distributionLabels: Readonly<Record<string, readonly [TargetAnswer, string]>> = {
  B: ['yes', 'Yes, retail and professional'],
  R: ['yes', 'Yes, retail investors only'],
  P: ['neutral', 'Professional investors only'],
  N: ['no', 'No: outside the target market'],
  Neutral: ['neutral', answerLabels.neutral],
}

const riskLevels: Readonly<Record<string, string>> = { L: 'Low', M: 'Medium', H: 'High' }

const horizons: Readonly<Record<string, string>> = {
  V: 'Very short: up to 1 year',
  S: 'Short: 1 to 3 years',
  M: 'Medium: 3 to 5 years',
  L: 'Long: more than 5 years',
  H: 'To maturity',
}

/** Null where the file has no answer, or an unknown one. */
export function toRow({ field, label, kind }: EmtField, answers: EmtAnswers): TargetMarketRow | null {
  const given = answers[field]
  const text = typeof given === 'string' || typeof given === 'number' ? String(given) : null
  const value = (words: string | undefined): TargetMarketRow | null =>
    words ? { field, label, answer: null, words } : null
  if (text === null || text === '') return null
  switch (kind) {
    case 'answer': {
      const answer = parseAnswer(text)
      return answer && { field, label, answer, words: answerLabels[answer] }
    }
    case 'distribution': {
      const [answer, words] = distributionLabels[text] ?? []
      return answer && words ? { field, label, answer, words } : null
    }
    case 'risk-score':
      return value(/^[1-7]$/.test(text) ? `${text} of 7` : undefined)
    case 'risk-level':
      return value(riskLevels[text])
    case 'horizon':
      return value(horizons[text] ?? yearsText(text))
    case 'percent':
      return value(Number.isFinite(Number(text)) ? `${formatNumber(Number(text), 0)}%` : undefined)
  }
}

/** Letters beyond Y and N are conditions and variants of yes. */
export function parseAnswer(text: string): TargetAnswer | null {
  switch (text) {
    case 'Y':
    case 'P':
    case 'E':
    case 'B':
      return 'yes'
    case 'N':
      return 'no'
    case 'Neutral':
      return 'neutral'
    default:
      return null
  }
}

function yearsText(text: string): string | undefined {
  const years = Number(text)
  if (!(years > 0)) return undefined
  return years === 1 ? '1 year' : `${formatNumber(years, Number.isInteger(years) ? 0 : 1)} years`
}
