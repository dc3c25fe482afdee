import { joinList } from '../securities/join-list.ts'
import { emtGroups } from './emt-fields.ts'
import { type EmtAnswers, parseAnswer } from './emt-labels.ts'

const horizonLabels: Readonly<Record<string, string>> = {
  V: 'for up to a year',
  S: 'for at least 1 to 3 years',
  M: 'for at least 3 to 5 years',
  L: 'for more than 5 years',
  H: 'to maturity',
}

/** Said once before all that they want. */
const want = 'want '

const investors = [
  ['01010', 'retail'],
  ['01020', 'professional'],
] as const

const knowledge = [
  ['02010', 'basic'],
  ['02020', 'informed'],
  ['02030', 'advanced'],
] as const

/** One sentence from the Y answers: investor type, knowledge, objectives, horizon. */
export function designedFor(answers: EmtAnswers): string {
  const yes = (field: string) => parseAnswer(String(answers[field] ?? '')) === 'yes'
  const who = investors.filter(([field]) => yes(field)).map(([, words]) => words)
  const least = knowledge.find(([field]) => yes(field))?.[1]
  const wishes = emtGroups
    .flatMap(({ fields }) => fields)
    .flatMap(({ field, designed }) => (designed && yes(field) ? [designed] : []))
  const wants = wishes.filter(wish => wish.startsWith(want)).map(wish => wish.slice(want.length))
  const others = wishes.filter(wish => !wish.startsWith(want))
  const horizon = horizonLabels[String(answers['05080'] ?? '')]
  const sentence = [
    `Designed for ${who.length > 0 ? `${joinList(who)} investors` : 'investors'}`,
    ...(least ? [`with at least ${least} knowledge`] : []),
    ...(wishes.length > 0
      ? [`who ${joinList([...others, ...(wants.length > 0 ? [want + joinList(wants)] : [])])}`]
      : []),
  ].join(' ')
  return `${sentence}${horizon ? `, and to be held ${horizon}` : ''}.`
}

/** Who it is not for, from the N answers; each completes "investors who ...". */
export function notFor(answers: EmtAnswers): readonly string[] {
  return emtGroups
    .flatMap(({ fields }) => fields)
    .flatMap(({ field, not }) => (not && parseAnswer(String(answers[field] ?? '')) === 'no' ? [not] : []))
}
