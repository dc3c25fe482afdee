import type { BlockState, FiguresView, TargetMarketBody, TargetMarketView } from '@bellwether/contract'
import { targetMarket } from '@bellwether/db'
import type { ResearchRequest } from '../../research-pages.ts'
import type { SiteContext } from '../../site-context.ts'
import { block, empty, ready } from '../block-state.ts'
import { dateValue, figure, notApplicable, percentValue, textValue } from '../figure.ts'
import { subjectOf } from '../frame.ts'
import { numberIn, textIn } from '../json-details.ts'
import { designedFor, notFor } from './designed-for.ts'
import { emtGroups } from './emt-fields.ts'
import { type EmtAnswers, toRow } from './emt-words.ts'

export async function targetMarketView(
  context: SiteContext,
  { security, viewer }: ResearchRequest,
): Promise<TargetMarketView> {
  const subject = await subjectOf(context, security, { page: 'fund-info/target-market', viewer })
  return {
    frame: subject.frame,
    market: await block(context, 'target market', () => marketOf(context, security.id)),
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof targetMarket.find>>>

async function marketOf({ db }: SiteContext, securityId: number): Promise<BlockState<TargetMarketBody>> {
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
    notWithoutAdvice:
      answers['06010'] === 'N' || answers['06010'] === 'P'
        ? 'The manager does not want this sold to private investors without a test of their knowledge.'
        : null,
    groups: emtGroups
      .map(({ title, fields }) => ({
        title,
        rows: fields.map(field => toRow(field, answers)).filter(row => row !== null),
      }))
      .filter(({ rows }) => rows.length > 0),
    reference: referenceOf(answers, asAt),
    costs: costsOf(answers, asAt),
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
      figure('maturity', 'Matures', textIn(answers, '00065') ? dateValue(textIn(answers, '00065')) : notApplicable),
      figure('value', 'Value assessment carried out', answer('09040')),
      figure('outcome', 'Its outcome', outcomeOf(answers)),
    ],
  }
}

function outcomeOf(answers: EmtAnswers) {
  switch (numberIn(answers, '09050')) {
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
] as const

function costsOf(answers: EmtAnswers, asAt: Found['asAt']): FiguresView | null {
  const given = costFields.filter(([field]) => numberIn(answers, field) !== null)
  return given.length === 0
    ? null
    : {
        asAt,
        basis: 'As in the same file, a year where not said otherwise. A cost that is not listed was not supplied.',
        figures: given.map(([field, label]) => figure(field, label, percentValue(numberIn(answers, field)))),
      }
}
