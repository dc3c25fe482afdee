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
import { frameOf } from '../layout/security-frame.ts'
import { subjectOf } from '../layout/subject.ts'
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
  const subject = await subjectOf(context, security, viewer)
  const [frame, market] = await Promise.all([
    frameOf(context, subject, 'fund-info/target-market'),
    block(context, 'target market', () => marketOf(context, security.id)),
  ])
  return { frame, market }
}

type Found = NonNullable<Awaited<ReturnType<typeof targetMarket.find>>>

async function marketOf({ db }: ResearchContext, securityId: number): Promise<BlockState<TargetMarketBody>> {
  const found = await targetMarket.find(db, securityId)
  return found
    ? ready(toBody(found))
    : empty(
        'The manager has not supplied target-market data. Check with the manager whether this product suits you before you buy.',
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
        definition: 'The firm that designs the product and sets its target market.',
      }),
      figure('lei', 'LEI', textIn(answers, '00073') ? textValue(textIn(answers, '00073')) : notApplicable, {
        definition: 'Legal entity identifier of the manufacturer.',
      }),
      figure('type', 'Product type', textValue(productTypes[textIn(answers, '00060') ?? ''] ?? null)),
      figure('leveraged', 'Leveraged, or can lose more than invested', answer('00100')),
      figure('early', 'Issuer may terminate early', answer('00067')),
      figure('maturity', 'Maturity date', dateOf('00065')),
      figure('value', 'Assessment of value required', answer('09040'), {
        definition:
          'UK funds must assess value every year and publish the outcome. Other products are assessed under general rules.',
      }),
      figure('outcome', 'Assessment outcome', outcomeOf(numberIn(answers, '09050'))),
      figure('otherOutcome', 'Value review outcome', outcomeOf(numberIn(answers, '09060'))),
      figure('reviewed', 'Value review date', dateOf('09090')),
      figure('nextReview', 'Next value review due', dateOf('09100')),
    ],
  }
}

function outcomeOf(code: number | null) {
  switch (code) {
    case 1:
      return textValue('Charges are fair value')
    case 2:
      return textValue('Fair value once announced changes are made')
    default:
      return notApplicable
  }
}

const costFields = [
  ['07020', 'Entry charge'],
  ['07050', 'Exit charge'],
  ['07100', 'Ongoing costs'],
  ['07110', 'of which management fee'],
  ['07105', 'Borrowing costs'],
  ['07130', 'Transaction costs'],
  ['07140', 'Performance fees and other incidental costs'],
  ['09010', 'Transaction costs (UK rules)'],
] as const

const chargedFields = [
  ['08030', 'Ongoing costs'],
  ['08050', 'of which management fee'],
  ['08045', 'Borrowing costs'],
  ['08070', 'Transaction costs'],
  ['08080', 'Performance fees and other incidental costs'],
  ['09020', 'Transaction costs (UK rules)'],
] as const

function costsOf(answers: EmtAnswers, asAt: Found['asAt']): FiguresView | null {
  const figures = figuresOf(answers, costFields)
  return figures.length === 0
    ? null
    : {
        asAt,
        basis: 'From the same file, annual unless stated otherwise. Costs not listed were not supplied.',
        figures,
      }
}

/** Actual (ex-post) costs over the period given in the file. */
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
