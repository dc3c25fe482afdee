import { grossGearing, netGearing } from '@bellwether/analytics'
import type { Figure } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { formatPercent, valueOrNull } from '@bellwether/domain'
import { detailsIn, figure, notApplicable, numberIn, percentValue, textValue } from '@bellwether/web/view'

type Borrower = Pick<facts.TrustFacts, 'borrowings' | 'cash' | 'netAssets' | 'details'>

/** Cash is set off against debt first; what is left of it is shown as net cash, not as gearing below zero. */
export function netGearingFigure({ borrowings, cash, netAssets }: Borrower): Figure {
  const gearing = valueOrNull(netGearing(borrowings - cash, netAssets))
  return gearing !== null && gearing < 0
    ? figure('netGearing', 'Net cash', percentValue(-gearing), {
        definition: '(Cash − debt) ÷ net assets: the trust has more cash than debt.',
      })
    : figure('netGearing', 'Net gearing', percentValue(gearing), {
        definition: '(Debt − cash) ÷ net assets. Borrowing magnifies both gains and losses.',
      })
}

export function gearingFigures(trust: Borrower): readonly Figure[] {
  const usual = detailsIn(trust.details, 'usualGearing')
  const [from, to] = [numberIn(usual, 'from'), numberIn(usual, 'to')]
  return [
    figure(
      'grossGearing',
      'Gross gearing',
      percentValue(valueOrNull(grossGearing(trust.borrowings, trust.netAssets))),
      {
        definition: 'Debt ÷ net assets.',
      },
    ),
    netGearingFigure(trust),
    figure(
      'usualGearing',
      'Typical gearing range',
      from === null || to === null
        ? notApplicable
        : textValue(`${formatPercent(from, { digits: 0 })} to ${formatPercent(to, { digits: 0 })}`),
    ),
    figure('gearingLimit', 'Gearing limit', percentValue(numberIn(trust.details, 'gearingLimit')), {
      definition: 'The maximum allowed by the board.',
    }),
  ]
}
