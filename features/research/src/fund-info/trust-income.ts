import type { Figure } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { money } from '@bellwether/domain'
import { countValue, figure, moneyValue, notApplicable } from '@bellwether/web/view'

type Trust = Pick<facts.TrustFacts, 'consecutiveIncreases' | 'revenueReserve' | 'currency'> | null

export function increasesFigure(trust: Trust): Figure {
  const years = trust?.consecutiveIncreases ?? null
  return figure('increases', 'Years of dividend growth', years === null ? notApplicable : countValue(years))
}

export function reserveFigure(trust: Trust): Figure {
  const value =
    trust === null || trust.revenueReserve === null
      ? notApplicable
      : moneyValue(money(trust.revenueReserve, trust.currency))
  return figure('reserve', 'Revenue reserve', value, {
    definition: 'Income held back in good years to support dividends in lean ones.',
  })
}
