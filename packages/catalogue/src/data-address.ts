import type { WidgetDescription } from './widget-description.ts'

/** Sends amounts as people write them, not as its settings have them. */
const asksOtherwise = ['cost-calculator']

/**
 * Where a widget of one security asks for its first view, below the API's root, with its settings in braces and their
 * defaults after an equals sign: `api/widgets/news-list/{marketCode}?limit={limit=5}`. Undefined for others.
 */
export function toDataAddress({ type, settings, query }: WidgetDescription): string | undefined {
  if (!settings.some(({ name }) => name === 'marketCode') || asksOtherwise.includes(type)) return undefined
  const sent = settings.filter(({ name }) => query.includes(name))
  const pairs = sent.map(setting => {
    const standard = 'default' in setting ? `=${encodeURIComponent(setting.default ?? '')}` : ''
    return `${setting.name}={${setting.name}${standard}}`
  })
  return `api/widgets/${type}/{marketCode}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}
