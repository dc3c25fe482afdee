import { dividendYearBasis, toPerShareFigure, totalPaid, wholeYears } from '@bellwether/analytics'
import type { BlockState, DividendYearView, YearChartView, YearSeries } from '@bellwether/contract'
import { dividends, financials } from '@bellwether/db'
import { dividendTypeLabels, getUnit } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { toDividendView } from '../securities/dividend-view.ts'
import { calendarYearNote } from './calendar-year-note.ts'

const shownYears = 10

/** Dividends per share by year, stacked by type, with a line of earnings per share. */
export async function growthOf({ db }: ResearchContext, { security }: Subject): Promise<BlockState<YearChartView>> {
  const [all, annual, forecast] = await Promise.all([
    dividends.forSecurity(db, security.id),
    financials.statements(db, security.id, 'ANNUAL', shownYears),
    financials.statements(db, security.id, 'FORECAST', 2),
  ])
  const paid = all.map(toDividendView)
  const years = wholeYears(paid)
  const basis = dividendYearBasis(paid)
  const unit = years.findLast(({ total }) => total)?.total?.unit
  if (!unit || years.length < 2) return empty(`Shown once there are two ${basis} years of dividends.`)
  const { currency } = getUnit(unit)
  const shown = years.slice(-shownYears)
  // A trust pays dividends from income; its total earnings mostly follow the market.
  const trust = security.type === 'CLOSED_END_FUND'
  const earned = new Map(
    [...annual, ...forecast].map(item => [
      item.fiscalYear,
      perShareOf(item.income, trust ? 'revenueReturnPerShare' : 'epsBasic'),
    ]),
  )
  return ready({
    key: 'dividends',
    title: `Dividends by ${basis} year`,
    currency,
    years: shown.map(({ financialYear, dividends: ofYear }) => ({
      label: String(financialYear),
      forecast: ofYear.some(({ estimated }) => estimated),
    })),
    bars: kindSeries(shown, currency),
    stacked: true,
    // Earnings are of financial years, which another calendar year may hold most of.
    line:
      basis === 'financial'
        ? {
            name: trust ? 'Revenue return per share' : 'Earnings per share',
            unit: 'PER_SHARE',
            values: shown.map(({ financialYear }) => earned.get(financialYear) ?? null),
          }
        : null,
    note: `Per share, by type of dividend.${basis === 'financial' ? '' : ` ${calendarYearNote}`} Years marked F include at least one estimate.`,
  })
}

/** One series for each kind that was paid, the earliest of a year first. */
export function kindSeries(years: readonly DividendYearView[], currency: string): readonly YearSeries[] {
  return Object.values(dividendTypeLabels)
    .map((kind): YearSeries => {
      const values = years.map(({ dividends: paid }) => {
        const ofKind = paid.filter(dividend => dividend.kind === kind)
        return ofKind.length > 0 ? toPerShareFigure(totalPaid(ofKind), currency) : null
      })
      return { name: kind, unit: 'PER_SHARE', values }
    })
    .filter(({ values }) => values.some(value => value !== null))
}

function perShareOf(income: Readonly<Record<string, unknown>>, key: string): number | null {
  const value = income[key]
  return typeof value === 'number' ? value : null
}
