import type { Figure } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { formatPercent } from '@bellwether/domain'
import { figure, numberIn, textValue, yesNoValue } from '@bellwether/web/view'

/** Whether a fund lends what it holds, and how much at most. */
export function lendingFigure({ securitiesLending, details }: facts.FundFacts): Figure {
  const limit = numberIn(details, 'lendingLimit')
  return figure(
    'lending',
    'Securities lending',
    securitiesLending && limit !== null
      ? textValue(`Yes, up to ${formatPercent(limit, { digits: 0 })}`)
      : yesNoValue(securitiesLending),
    { definition: 'Lending holdings for a fee earns extra income but carries the risk that a borrower defaults.' },
  )
}
