import { type ScreenerAddress, type ScreenerView, screenerFilters } from '@bellwether/contract'
import { indices, screenerSummaries } from '@bellwether/db'
import { findExchange } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'

const offered = ['sector', 'category', 'index', 'market', 'country', 'sdrLabel', 'replication', 'trackedIndex'] as const

type Offered = (typeof offered)[number]

const countries = new Intl.DisplayNames('en-GB', { type: 'region' })

/** The values that the data has for each choice without fixed options, with how many securities have each. */
export async function screenerOptions(
  context: ResearchContext,
  { type, texts }: ScreenerAddress,
): Promise<ScreenerView['options']> {
  const columns = screenerFilters[type].flatMap(field =>
    field.kind === 'choice' && field.options === undefined ? offered.filter(name => name === field.name) : [],
  )
  try {
    const [summary, known] = await Promise.all([
      screenerSummaries.find(context.db, type),
      columns.includes('index') ? indices.all(context.db) : [],
    ])
    const indexNames = new Map(known.map(({ code, name }) => [code, name]))
    return Object.fromEntries(
      columns.map(column => {
        const options = (summary?.choices[column] ?? []).map(([value, count]) => ({
          value,
          label: `${labelOf(column, value, indexNames)} (${count})`,
        }))
        return [column, withChosen(options, texts[column])]
      }),
    )
  } catch (err) {
    context.log.error({ err }, 'choices of the screener failed')
    return {}
  }
}

/** A value of the address that no security has any more stays in the form, so that it can be seen and removed. */
function withChosen(options: readonly Option[], chosen: string | undefined): readonly Option[] {
  return !chosen || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: `${chosen} (0)` }, ...options]
}

type Option = ScreenerView['options'][string][number]

function labelOf(column: Offered, value: string, indexNames: ReadonlyMap<string, string>): string {
  switch (column) {
    case 'index':
      return indexNames.get(value) ?? value
    case 'market': {
      const [exchange = '', ...segment] = value.split(' ')
      return [findExchange(exchange)?.name ?? exchange, segment.join(' ')].filter(Boolean).join(', ')
    }
    case 'country':
      return /^[A-Z]{2}$/.test(value) ? (countries.of(value) ?? value) : value
    default:
      return value
  }
}
