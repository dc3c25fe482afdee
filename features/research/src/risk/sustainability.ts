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
import { joined } from '../target-market/designed-for.ts'

const articleWords: Readonly<Record<number, string>> = { 6: 'Article 6', 8: 'Article 8', 9: 'Article 9' }

const preferences: Readonly<Record<string, string>> = { Y: 'Yes', N: 'No', Neutral: 'Neither for nor against' }

export async function sustainabilityView(
  { db }: ResearchContext,
  securityId: number,
): Promise<BlockState<FiguresView>> {
  const [fund, market, groups] = await Promise.all([
    facts.fund(db, securityId),
    targetMarket.find(db, securityId),
    documents.grouped(db, securityId),
  ])
  if (!fund) return empty('The manager has not supplied the facts of this fund.')
  const declared = detailsIn(fund.details, 'sustainability')
  const article = numberIn(declared, 'sfdrArticle')
  const carbon = numberIn(detailsIn(fund.details, 'portfolio'), 'carbonIntensity')
  const exclusions = textsIn(declared, 'exclusions')
  const factsheet = groups.flatMap(group => group.documents).find(({ typeId }) => typeId === 705)
  return ready({
    asAt: fund.asAt,
    ...(textIn(fund.details, 'overseasStatus')
      ? { basis: 'It is based overseas: the UK rules for sustainability labels and disclosures do not apply to it.' }
      : {}),
    figures: [
      figure('label', 'UK sustainability label', textValue(fund.sdrLabel ?? 'No UK label'), {
        definition: 'One of four labels of the FCA. Having none does not mean that a fund is unsustainable.',
      }),
      figure(
        'sfdr',
        'Article of EU disclosure rules (SFDR)',
        article === null ? notApplicable : textValue(articleWords[article] ?? null),
        {
          definition:
            'Article 9: sustainability is its objective. 8: it promotes it. 6: neither. It says what is disclosed, not how good it is.',
        },
      ),
      figure(
        'carbon',
        'Carbon of what it holds',
        carbon === null ? notApplicable : textValue(`${formatNumber(carbon, 0)} t for £1m of sales`),
        {
          definition:
            'Tonnes of carbon dioxide that the companies held give off for each million pounds they sell, by weight.',
        },
      ),
      figure(
        'exclusions',
        'Excluded',
        exclusions === null ? notApplicable : textValue(exclusions.length > 0 ? joined(exclusions) : 'Nothing'),
      ),
      figure(
        'preference',
        'Made for investors who want sustainability',
        textValue(preferences[String(market?.answers['05105'] ?? '')] ?? null),
      ),
      figure(
        'factsheet',
        'Sustainability factsheet',
        factsheet ? { kind: 'text', text: 'Read it', href: factsheet.url } : textValue('None published'),
      ),
    ],
  })
}
