import type { SelfCheckQuestion, TargetAnswer } from '@bellwether/contract'
import { type EmtAnswers, parseAnswer } from './emt-labels.ts'

type Option = readonly [value: string, label: string, field: string]

/** Each option stands for one field of the template. */
const byField: readonly (readonly [key: string, label: string, options: readonly Option[]])[] = [
  [
    'knowledge',
    'What is your investment knowledge?',
    [
      ['basic', 'Basic', '02010'],
      ['informed', 'Informed: I understand key documents', '02020'],
      ['advanced', 'Advanced: experience or professional knowledge', '02030'],
    ],
  ],
  [
    'loss',
    'How much of this money could you afford to lose?',
    [
      ['none', 'None of it', '03010'],
      ['some', 'Some of it', '03020'],
      ['all', 'All of it', '03040'],
    ],
  ],
  [
    'aim',
    'What is your objective?',
    [
      ['keep', 'Capital preservation', '05010'],
      ['growth', 'Growth', '05020'],
      ['income', 'Income', '05030'],
    ],
  ],
]

const years = [
  ['1', 'Up to a year', 1],
  ['3', 'Up to 3 years', 3],
  ['5', 'Up to 5 years', 5],
  ['longer', 'Longer', 99],
] as const

const tolerances = [
  ['L', 'Low', 1],
  ['M', 'Medium', 2],
  ['H', 'High', 3],
] as const

/** Self-check questions, limited to those the manager has answered for the product. */
export function selfCheck(answers: EmtAnswers): readonly SelfCheckQuestion[] {
  const verdictOf = (field: string) => parseAnswer(String(answers[field] ?? ''))
  const least = minYears(answers['05080'])
  const risk = tolerances.find(([level]) => level === answers['04030'])?.[2] ?? null
  return [
    ...byField.map(([key, label, options]) => ({
      key,
      label,
      options: options.map(([value, words, field]) => ({ value, label: words, verdict: verdictOf(field) })),
    })),
    scale('risk', 'How much risk can you accept?', tolerances, risk),
    scale('horizon', 'How long can you stay invested?', years, least),
  ].filter(({ options }) => options.some(({ verdict }) => verdict !== null))
}

/** An answer fits if it is at least what the product needs. */
function scale(
  key: string,
  label: string,
  options: readonly (readonly [value: string, label: string, amount: number])[],
  needed: number | null,
): SelfCheckQuestion {
  const verdict = (amount: number): TargetAnswer | null => (needed === null ? null : amount >= needed ? 'yes' : 'no')
  return {
    key,
    label,
    options: options.map(([value, words, amount]) => ({ value, label: words, verdict: verdict(amount) })),
  }
}

/** The shortest horizon that is long enough; null where it is to be held to maturity, or not stated. */
function minYears(given: unknown): number | null {
  if (given === 'V') return 1
  if (given === 'S') return 3
  if (given === 'M') return 5
  if (given === 'L') return 99
  const number = Number(given)
  return typeof given !== 'object' && number > 0 ? (years.find(([, , most]) => most >= number)?.[2] ?? null) : null
}
