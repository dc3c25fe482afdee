import { engines, type NeededFeature, toOldest } from './oldest-versions.ts'

const rows = {
  chrome: ['Chromium', 'Chrome, Edge, Opera, Samsung Internet and others', 'Chrome'],
  firefox: ['Gecko', 'Firefox', 'Firefox'],
  safari: ['WebKit', 'Safari, and every browser on iOS', 'Safari'],
} as const

/** For the page about browsers: the oldest version of each engine, and the feature that none before it has. */
export function toBrowserTable(needed: readonly NeededFeature[]): string {
  const oldest = toOldest(needed)
  const lines = engines.map(engine => {
    const [name, browsers, product] = rows[engine]
    const decisive = needed.filter(({ versions }) => versions[engine] === oldest[engine])
    const features = decisive.map(({ key }) => `\`${toName(key)}\``).join(', ')
    return `| ${name} | ${browsers} | ${product} ${oldest[engine]} | ${features} |`
  })
  return ['| Engine | Browsers | From version | Because of |', '|---|---|---|---|', ...lines].join('\n')
}

/** As a developer writes it: `AbortSignal.any`, `light-dark()`, `:popover-open`. */
function toName(key: string): string {
  const name = key.split('.').at(-1) ?? ''
  if (key.startsWith('css.types.')) return `${name}()`
  if (key.startsWith('css.selectors.')) return `:${name}`
  if (key.startsWith('css.at-rules.')) return `@${name}`
  return key.replace(/^(api|javascript\.(builtins\.)?)\.?/, '').replace(/_static$/, '')
}
