import type { Figure } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { type MarketCode, money } from '@bellwether/domain'
import { countValue, figure, moneyValue, notApplicable } from '@bellwether/web/view'
import { explanationPath, sourceLabels } from '../calculations/calculation-sources.ts'

type Trust = Pick<facts.TrustFacts, 'asAt' | 'consecutiveIncreases' | 'revenueReserve' | 'currency'> | null

export function increasesFigure(trust: Trust, marketCode: MarketCode): Figure {
  const years = trust?.consecutiveIncreases ?? null
  if (trust === null || years === null) return figure('increases', 'Years of dividend growth', notApplicable)
  return figure('increases', 'Years of dividend growth', countValue(years), {
    calculation: {
      formula: 'Complete financial years in a row, up to the last, that paid more than the year before',
      inputs: [
        {
          label: 'As stated by the trust',
          value: countValue(years),
          source: sourceLabels.dividends,
          asAt: trust.asAt,
          href: explanationPath.dividends(marketCode),
        },
      ],
    },
  })
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
