import { grossGearing, netGearing } from '@bellwether/analytics'
import type { CalculationInput, Figure } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { formatPercent, money, valueOrNull } from '@bellwether/domain'
import { detailsIn, figure, moneyValue, notApplicable, numberIn, percentValue, textValue } from '@bellwether/web/view'

type Borrower = Pick<facts.TrustFacts, 'borrowings' | 'cash' | 'netAssets' | 'details' | 'currency' | 'asAt'>

function inputsOf({ borrowings, cash, netAssets, currency, asAt }: Borrower): readonly CalculationInput[] {
  const stated = (label: string, amount: number): CalculationInput => ({
    label,
    value: moneyValue(money(amount, currency)),
    source: 'Stated by the trust',
    asAt,
  })
  return [stated('Debt', borrowings), stated('Cash', cash), stated('Net assets', netAssets)]
}

/** Cash is set off against debt first; what is left of it is shown as net cash, not as gearing below zero. */
export function netGearingFigure(trust: Borrower): Figure {
  const { borrowings, cash, netAssets } = trust
  const gearing = valueOrNull(netGearing(borrowings - cash, netAssets))
  return gearing !== null && gearing < 0
    ? figure('netGearing', 'Net cash', percentValue(-gearing), {
        definition: '(Cash − debt) ÷ net assets: the trust has more cash than debt.',
        calculation: { formula: '(Cash − debt) ÷ net assets', inputs: inputsOf(trust) },
      })
    : figure('netGearing', 'Net gearing', percentValue(gearing), {
        definition: '(Debt − cash) ÷ net assets. Borrowing magnifies both gains and losses.',
        calculation: { formula: '(Debt − cash) ÷ net assets', inputs: inputsOf(trust) },
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
        calculation: { formula: 'Debt ÷ net assets', inputs: inputsOf(trust).filter(({ label }) => label !== 'Cash') },
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
