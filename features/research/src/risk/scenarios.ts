import type { BlockState, FigureTableView } from '@bellwether/contract'
import { risk } from '@bellwether/db'
import { formatCount, type IsoDate } from '@bellwether/domain'
import { empty, percentValue, ready, textValue } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'

type Scenarios = NonNullable<Awaited<ReturnType<typeof risk.scenarios>>>

const meanings = [
  ['STRESS', 'Stress', 'What might come back in extreme market circumstances.'],
  ['UNFAVOURABLE', 'Unfavourable', 'What might come back in poor markets.'],
  ['MODERATE', 'Moderate', 'What might come back in ordinary markets.'],
  ['FAVOURABLE', 'Favourable', 'What might come back in good markets.'],
] as const

/** RP-KIID-7 */
export async function scenariosView({ db }: ResearchContext, securityId: number): Promise<BlockState<FigureTableView>> {
  const found = await risk.scenarios(db, securityId)
  return found ? ready(scenarioTable(found)) : empty('No performance scenarios published.')
}

/** A period of which no scenario says anything is left out. */
export function scenarioTable({ asAt, holdingYears, invested, currency, returns }: Scenarios): FigureTableView {
  const years = Number(holdingYears)
  const ends = [
    { index: 0, label: 'After 1 year' },
    { index: 1, label: `After ${inYears(years / 2)}` },
    { index: 2, label: `After ${inYears(years)} (recommended)` },
  ].filter(({ index }) => meanings.some(([key]) => returnOf(returns, key, index) !== null))
  const example = invested === null ? '' : ` The document’s example is of ${formatCount(Number(invested))} ${currency}.`
  return {
    asAt: asAt as IsoDate,
    basis: `Return a year after costs, as its manufacturer estimates. Recommended holding period: ${inYears(years)}.${example} Not a forecast: the return may be better or worse than any of them.`,
    columns: [{ label: 'Scenario' }, ...ends.map(({ label }) => ({ label, numeric: true }))],
    rows: meanings.map(([key, name, definition]) => ({
      key,
      definition,
      cells: [
        textValue(name),
        ...ends.map(({ index }) => percentValue(returnOf(returns, key, index), { signed: true })),
      ],
    })),
  }
}

function returnOf(returns: Scenarios['returns'], key: string, index: number): number | null {
  const ofScenario = returns[key]
  const value: unknown = Array.isArray(ofScenario) ? ofScenario[index] : null
  return typeof value === 'number' ? value : null
}

function inYears(years: number): string {
  if (years === 1) return '1 year'
  if (years >= 1) return `${formatYears(years)} years`
  const months = Math.round(years * 12)
  return months >= 1 ? `${months} ${months === 1 ? 'month' : 'months'}` : `${Math.round(years * 365)} days`
}

function formatYears(years: number): string {
  return String(Number(years.toFixed(2)))
}
