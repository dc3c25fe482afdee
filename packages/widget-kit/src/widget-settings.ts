import { WidgetSettingError } from './errors.ts'

export interface WidgetSettings {
  /** Such as LSE:HVL or FUND:B0KXTM3. */
  readonly marketCode: string
  /** How many rows, where there are rows. */
  readonly limit: number | undefined
  /** In place of the widget's own; an empty one leaves it out. */
  readonly heading: string | undefined
  readonly compact: boolean
}

const mostRows = 20

/** Settings come from a configuration or from attributes, whose values are always texts. */
export function parseWidgetSettings(
  given: Readonly<Record<string, unknown>>,
  blueprint: string | undefined,
): WidgetSettings {
  const { marketCode, limit, heading } = given
  if (typeof marketCode !== 'string' || marketCode === '')
    throw new WidgetSettingError('marketCode', 'a market code such as LSE:HVL')
  if (heading !== undefined && typeof heading !== 'string')
    throw new WidgetSettingError('heading', 'a text, or an empty one for none')
  if (blueprint !== undefined && blueprint !== 'standard' && blueprint !== 'compact')
    throw new WidgetSettingError('blueprint', 'standard or compact')
  return { marketCode, limit: parseLimit(limit), heading, compact: blueprint === 'compact' }
}

function parseLimit(given: unknown): number | undefined {
  if (given === undefined) return undefined
  const limit = typeof given === 'string' && /^\d{1,2}$/.test(given) ? Number(given) : given
  if (typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= mostRows) return limit
  throw new WidgetSettingError('limit', `a whole number from 1 to ${mostRows}`)
}
