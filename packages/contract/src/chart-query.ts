import Type from 'typebox'
import { Errors } from 'typebox/value'
import { readChartChoices } from './chart-address.ts'
import {
  chartBases,
  chartCurrencies,
  chartEventKinds,
  chartIndicators,
  chartScales,
  chartTerms,
  chartTypes,
  maxCompared,
  securityChartRanges,
} from './views/chart-options.ts'
import type { ChartChoices } from './views/security-chart.ts'

/** The query of GET /api/widgets/price-chart/{marketCode}; lists are separated by commas. */
export const chartQuerySchema = Type.Object(
  {
    range: Type.Optional(Type.Enum([...securityChartRanges])),
    type: Type.Optional(Type.Enum([...chartTypes])),
    scale: Type.Optional(Type.Enum([...chartScales])),
    basis: Type.Optional(Type.Enum([...chartBases])),
    terms: Type.Optional(Type.Enum([...chartTerms])),
    currency: Type.Optional(Type.Enum([...chartCurrencies])),
    from: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    to: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    compare: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: maxCompared })),
    events: Type.Optional(Type.Array(Type.Enum([...chartEventKinds]))),
    indicators: Type.Optional(Type.Array(Type.Enum([...chartIndicators]))),
  },
  { additionalProperties: false },
)

export interface ChartQueryProblem {
  readonly field: string
  readonly reason: string
}

/** Unlike a page's URL, which falls back to the default, an API call is refused with what is wrong. */
export function parseChartQuery(query: URLSearchParams): ChartChoices | ChartQueryProblem {
  const known = Object.keys(chartQuerySchema.properties)
  const given = new Map<string, string | readonly string[]>()
  for (const name of new Set(query.keys())) {
    if (!known.includes(name)) return { field: name, reason: `is not known here; known are ${known.join(', ')}` }
    const values = query.getAll(name)
    const [value = ''] = values
    if (name === 'compare' || name === 'events' || name === 'indicators') {
      given.set(
        name,
        values.flatMap(list => list.split(',')).filter(item => item !== ''),
      )
    } else if (values.length > 1) return { field: name, reason: 'may be given once' }
    else given.set(name, value)
  }
  const [error] = Errors(chartQuerySchema, Object.fromEntries(given))
  if (!error) return readChartChoices(query)
  const [, field = ''] = error.instancePath.split('/')
  return { field, reason: reasonOf(error) }
}

export function isChartQueryProblem(parsed: ChartChoices | ChartQueryProblem): parsed is ChartQueryProblem {
  return 'reason' in parsed
}

function reasonOf(error: ReturnType<typeof Errors>[number]): string {
  if (error.keyword === 'enum') return `must be one of ${error.params.allowedValues.join(', ')}`
  if (error.keyword === 'pattern') return 'must be a date, YYYY-MM-DD'
  return error.message
}
