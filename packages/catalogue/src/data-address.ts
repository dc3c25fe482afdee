import { formatCount } from '@bellwether/domain'
import type { WidgetDescription } from './widget-description.ts'

/** Sends amounts as people write them, `10,000`: where a page sets another in thousands, the widget asks itself. */
const writesAmounts = ['cost-calculator']

/**
 * Where a widget of one security asks for its first view, below the API's root, with its settings in braces and their
 * defaults after an equals sign: `api/widgets/news-list/{marketCode}?limit={limit=5}`. Undefined for others.
 */
export function toDataAddress({ type, settings, query }: WidgetDescription): string | undefined {
  if (!settings.some(({ name }) => name === 'marketCode')) return undefined
  const sent = settings.filter(({ name }) => query.includes(name))
  const pairs = sent.map(setting => {
    const given = 'default' in setting ? setting.default : undefined
    const text = typeof given === 'number' && writesAmounts.includes(type) ? formatCount(given) : given
    const standard = 'default' in setting ? `=${text ?? ''}` : ''
    return `${setting.name}={${setting.name}${standard}}`
  })
  return `api/widgets/${type}/{marketCode}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}
