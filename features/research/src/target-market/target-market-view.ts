import type { BlockState, FiguresView, TargetMarketBody, TargetMarketView } from '@bellwether/contract'
import { targetMarket } from '@bellwether/db'
import { formatDate, parseIsoDate } from '@bellwether/domain'
import {
  block,
  dateValue,
  empty,
  figure,
  notApplicable,
  numberIn,
  percentValue,
  ready,
  textIn,
  textValue,
} from '@bellwether/web/view'
import { subjectOf } from '../layout/security-layout-view.ts'
import type { ResearchContext } from '../research-context.ts'
import type { ResearchRequest } from '../research-route.ts'
import { designedFor, notFor } from './designed-for.ts'
import { emtGroups } from './emt-fields.ts'
import { type EmtAnswers, toRow } from './emt-labels.ts'
import { selfCheck } from './self-check.ts'

export async function targetMarketView(
  context: ResearchContext,
  { security, viewer }: ResearchRequest,
): Promise<TargetMarketView> {
  const subject = await subjectOf(context, security, { page: 'fund-info/target-market', viewer })
  return {
    frame: subject.frame,
    market: await block(context, 'target market', () => marketOf(context, security.id)),
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof targetMarket.find>>>

async function marketOf({ db }: ResearchContext, securityId: number): Promise<BlockState<TargetMarketBody>> {
  const found = await targetMarket.find(db, securityId)
  return found
    ? ready(toBody(found))
    : empty(
        'The manager has not supplied target-market data. Treat this as a product whose fit you should check with the manager before you buy.',
      )
}

export function toBody({ answers, asAt, producer, templateVersion }: Found): TargetMarketBody {
  return {
    designedFor: designedFor(answers),
    notFor: notFor(answers),
    groups: emtGroups
      .map(({ title, fields }) => ({
        title,
        rows: fields.map(field => toRow(field, answers)).filter(row => row !== null),
      }))
      .filter(({ rows }) => rows.length > 0),
    reference: referenceOf(answers, asAt),
    costs: costsOf(answers, asAt),
    charged: chargedOf(answers),
    selfCheck: selfCheck(answers),
    asAt,
    producer,
    templateVersion,
  }
}

const productTypes: Readonly<Record<string, string>> = {
  U: 'UCITS fund',
  N: 'Other fund (not UCITS)',
  S: 'Structured security',
  E: 'Share',
  B: 'Bond',
  ETC: 'Exchange-traded commodity or note',
}

function referenceOf(answers: EmtAnswers, asAt: Found['asAt']): FiguresView {
  const answer = (field: string) => {
    const text = textIn(answers, field)
    return textValue(text === 'Y' ? 'Yes' : text === 'N' ? 'No' : null)
  }
  const dateOf = (field: string) => {
    const date = textIn(answers, field)
    return date ? dateValue(date) : notApplicable
  }
  return {
    asAt,
    figures: [
      figure('manufacturer', 'Manufacturer', textValue(textIn(answers, '00070')), {
        definition: 'Who makes the product and decides for whom it is meant.',
      }),
      figure(
        'lei',
        'LEI of the manufacturer',
        textIn(answers, '00073') ? textValue(textIn(answers, '00073')) : notApplicable,
      ),
      figure('type', 'Type of product', textValue(productTypes[textIn(answers, '00060') ?? ''] ?? null)),
      figure('leveraged', 'Leveraged, or can cost more than was put in', answer('00100')),
      figure('early', 'Can be ended early by its maker', answer('00067')),
      figure('maturity', 'Matures', dateOf('00065')),
      figure('value', 'Assessment of value required', answer('09040'), {
        definition:
          'UK funds must judge each year whether their charges are fair, and say so. Others are judged under general rules.',
      }),
      figure('outcome', 'Outcome of the assessment', outcomeOf(numberIn(answers, '09050'))),
      figure('otherOutcome', 'Outcome of the review of value', outcomeOf(numberIn(answers, '09060'))),
      figure('reviewed', 'Value reviewed on', dateOf('09090')),
      figure('nextReview', 'Next review of value by', dateOf('09100')),
    ],
  }
}

function outcomeOf(code: number | null) {
  switch (code) {
    case 1:
      return textValue('Charges are fair for what investors get')
    case 2:
      return textValue('Fair once the changes announced are made')
    default:
      return notApplicable
  }
}

const costFields = [
  ['07020', 'To buy'],
  ['07050', 'To sell'],
  ['07100', 'Ongoing costs'],
  ['07110', 'of these, management fee'],
  ['07105', 'Cost of borrowing'],
  ['07130', 'Transaction costs'],
  ['07140', 'Performance fees and the like'],
  ['09010', 'Transaction costs by UK rules'],
] as const

const chargedFields = [
  ['08030', 'Ongoing costs'],
  ['08050', 'of these, management fee'],
  ['08045', 'Cost of borrowing'],
  ['08070', 'Transaction costs'],
  ['08080', 'Performance fees and the like'],
  ['09020', 'Transaction costs by UK rules'],
] as const

function costsOf(answers: EmtAnswers, asAt: Found['asAt']): FiguresView | null {
  const figures = figuresOf(answers, costFields)
  return figures.length === 0
    ? null
    : {
        asAt,
        basis: 'As in the same file, a year where not said otherwise. A cost that is not listed was not supplied.',
        figures,
      }
}

/** What it did cost, after the event, over the period that the file names. */
function chargedOf(answers: EmtAnswers): FiguresView | null {
  const figures = figuresOf(answers, chargedFields)
  const [from, to] = [parseIsoDate(textIn(answers, '08090') ?? ''), parseIsoDate(textIn(answers, '08100') ?? '')]
  return figures.length === 0
    ? null
    : { asAt: to, ...(from && to ? { basis: `From ${formatDate(from)} to ${formatDate(to)}.` } : {}), figures }
}

function figuresOf(answers: EmtAnswers, fields: readonly (readonly [field: string, label: string])[]) {
  return fields.flatMap(([field, label]) => {
    const cost = numberIn(answers, field)
    return cost === null ? [] : [figure(field, label, percentValue(cost))]
  })
}
