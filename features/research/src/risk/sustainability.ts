import type { BlockState, FiguresView } from '@bellwether/contract'
import { documents, facts, targetMarket } from '@bellwether/db'
import { formatNumber } from '@bellwether/domain'
import {
  detailsIn,
  empty,
  figure,
  notApplicable,
  numberIn,
  ready,
  textIn,
  textsIn,
  textValue,
} from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { joinList } from '../securities/join-list.ts'

const articleLabels: Readonly<Record<number, string>> = { 6: 'Article 6', 8: 'Article 8', 9: 'Article 9' }

const preferences: Readonly<Record<string, string>> = { Y: 'Yes', N: 'No', Neutral: 'Neutral' }

export async function sustainabilityView(
  { db }: ResearchContext,
  securityId: number,
): Promise<BlockState<FiguresView>> {
  const [fund, market, groups] = await Promise.all([
    facts.fund(db, securityId),
    targetMarket.find(db, securityId),
    documents.grouped(db, securityId),
  ])
  if (!fund) return empty('The manager has not supplied fund details.')
  const declared = detailsIn(fund.details, 'sustainability')
  const article = numberIn(declared, 'sfdrArticle')
  const carbon = numberIn(detailsIn(fund.details, 'portfolio'), 'carbonIntensity')
  const exclusions = textsIn(declared, 'exclusions')
  const factsheet = groups.flatMap(group => group.documents).find(({ typeId }) => typeId === 705)
  return ready({
    asAt: fund.asAt,
    ...(textIn(fund.details, 'overseasStatus')
      ? {
          basis:
            'This product is based overseas and is not subject to UK sustainable investment labelling and disclosure requirements.',
        }
      : {}),
    figures: [
      figure('label', 'UK sustainability label', textValue(fund.sdrLabel ?? 'No UK label'), {
        definition: 'One of the FCA’s four labels. A fund without one is not necessarily unsustainable.',
      }),
      figure('sfdr', 'SFDR article', article === null ? notApplicable : textValue(articleLabels[article] ?? null), {
        definition:
          'EU disclosure rules. Article 9: sustainability is its objective. Article 8: it promotes sustainability. Article 6: neither. A disclosure category, not a rating.',
      }),
      figure(
        'carbon',
        'Carbon intensity',
        carbon === null ? notApplicable : textValue(`${formatNumber(carbon, 0)} t per £1m of sales`),
        {
          definition:
            'Tonnes of carbon dioxide emitted by the companies held per £1m of their sales, weighted by holding.',
        },
      ),
      figure(
        'exclusions',
        'Exclusions',
        exclusions === null ? notApplicable : textValue(exclusions.length > 0 ? listed(exclusions) : 'None'),
      ),
      figure(
        'preference',
        'Designed for sustainability preferences',
        textValue(preferences[String(market?.answers['05105'] ?? '')] ?? null),
      ),
      figure(
        'factsheet',
        'Sustainability factsheet',
        factsheet ? { kind: 'text', text: 'Read factsheet', href: factsheet.url } : textValue('None published'),
      ),
    ],
  })
}

/** `Tobacco, thermal coal and oil` */
function listed(items: readonly string[]): string {
  const text = joinList(items)
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
