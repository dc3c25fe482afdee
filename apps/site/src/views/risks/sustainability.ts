import type { BlockState, FiguresView } from '@bellwether/contract'
import { documents, facts, targetMarket } from '@bellwether/db'
import type { SiteContext } from '../../site-context.ts'
import { empty, ready } from '../block-state.ts'
import { figure, textValue } from '../figure.ts'

const preferences: Readonly<Record<string, string>> = { Y: 'Yes', N: 'No', Neutral: 'Neither for nor against' }

export async function sustainabilityView({ db }: SiteContext, securityId: number): Promise<BlockState<FiguresView>> {
  const [fund, market, groups] = await Promise.all([
    facts.fund(db, securityId),
    targetMarket.find(db, securityId),
    documents.grouped(db, securityId),
  ])
  if (!fund) return empty('The manager has not supplied the facts of this fund.')
  const factsheet = groups.flatMap(group => group.documents).find(({ typeId }) => typeId === 705)
  return ready({
    asAt: fund.asAt,
    basis: 'SFDR articles, carbon figures and exclusions are not supplied to us.',
    figures: [
      figure('label', 'UK sustainability label', textValue(fund.sdrLabel ?? 'No UK label'), {
        definition: 'One of four labels of the FCA. Having none does not mean that a fund is unsustainable.',
      }),
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
