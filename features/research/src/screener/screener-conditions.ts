import { type ScreenerAddress, type ScreenerRange, screenerFilters } from '@bellwether/contract'
import type { screener } from '@bellwether/db'
import { addDays, type IsoDate } from '@bellwether/domain'

export interface ScreenerCondition {
  readonly name: string
  readonly label: string
  readonly filter: screener.ScreenerFilter
}

export interface ScreenerConditions {
  readonly conditions: readonly ScreenerCondition[]
  /** What is wrong with a field, by its name. Its filter is left out. */
  readonly errors: Readonly<Record<string, string>>
}

/** Thirds of a scale of 7: 1-2, 3-4, 5-7; of 10: 1-3, 4-6, 7-10. */
const riskThirds: Readonly<Record<string, { readonly from?: number; readonly to?: number }>> = {
  lower: { to: 0.34 },
  middle: { from: 0.34, to: 0.67 },
  higher: { from: 0.67 },
}

/** The typed filters as query conditions. Years to maturity are counted from `today`. */
export function toConditions({ type, texts }: ScreenerAddress, today: IsoDate): ScreenerConditions {
  const errors: Record<string, string> = {}
  const conditions = screenerFilters[type].flatMap((field): ScreenerCondition[] => {
    const { name, label } = field
    const filter = field.kind === 'range' ? toRange(field, texts, today, errors) : toChoice(name, texts[name])
    return filter ? [{ name, label, filter }] : []
  })
  return { conditions, errors }
}

function toChoice(name: string, value: string | undefined): screener.ScreenerFilter | null {
  if (!value) return null
  switch (name) {
    case 'risk': {
      const third = riskThirds[value]
      return third ? { kind: 'range', column: 'risk', ...third } : null
    }
    case 'style':
      return { kind: 'choice', column: 'passive', value: value === 'passive' }
    case 'hedged':
      return { kind: 'choice', column: 'hedged', value: value === 'yes' }
    case 'income':
      return { kind: 'choice', column: 'incomeClass', value }
    case 'sector':
    case 'category':
    case 'market':
    case 'country':
    case 'sdrLabel':
    case 'replication':
    case 'trackedIndex':
      return { kind: 'choice', column: name, value }
    case 'index':
    case 'wrapper':
      return { kind: 'member', column: name, value }
    case 'chargeQuartile':
    case 'quartile1y':
    case 'quartile3y':
    case 'quartile5y':
      // The best so many quarters.
      return /^[1-4]$/.test(value) ? { kind: 'range', column: name, to: Number(value) } : null
    default:
      return null
  }
}

function toRange(
  { name, unit }: ScreenerRange,
  texts: ScreenerAddress['texts'],
  today: IsoDate,
  errors: Record<string, string>,
): screener.ScreenerFilter | null {
  const bounds: { from?: number; to?: number } = {}
  for (const [end, field] of [
    ['from', `${name}From`],
    ['to', `${name}To`],
  ] as const) {
    const text = texts[field]
    if (text === undefined) continue
    const number = parseNumber(text)
    if (number === null) errors[field] = 'Enter a number such as 3.5'
    else bounds[end] = number
  }
  const { from, to } = bounds
  if (from !== undefined && to !== undefined && from > to) {
    errors[`${name}To`] = 'Must not be below the minimum'
    return null
  }
  if (from === undefined && to === undefined) return null
  const convert = (value: number) => toStored(value, unit, today)
  // At least 10% below is at most −10%.
  const [lowest, highest] = unit === 'percentBelow' ? [to, from] : [from, to]
  return {
    kind: 'range',
    column: name,
    ...(lowest === undefined ? {} : { from: convert(lowest) }),
    ...(highest === undefined ? {} : { to: convert(highest) }),
  }
}

/** As people write it: 1,250.5 or −10% or £100. */
export function parseNumber(text: string): number | null {
  const plain = text.replace(/[\s,£%]/g, '').replace('−', '-')
  return /^-?(\d{1,12}(\.\d{0,6})?|\.\d{1,6})$/.test(plain) ? Number(plain) : null
}

function toStored(value: number, unit: ScreenerRange['unit'], today: IsoDate): number | string {
  switch (unit) {
    case 'percent':
      return value / 100
    case 'percentBelow':
      return -value / 100
    case 'millions':
      return value * 1e8
    case 'years':
      return addDays(today, Math.round(Math.min(Math.max(value, -200), 200) * 365.25))
    default:
      return value
  }
}
