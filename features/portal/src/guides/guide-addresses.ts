import type { PublicationSummary } from '@bellwether/contract'
import { guidesPath, isGuideName } from './guide-names.ts'

/** The placeholder for our origin in the guides. */
const placeholder = 'https://research.example'

export interface GuideFacts {
  readonly publicOrigin: string
  readonly loader: Pick<PublicationSummary['loader'], 'version' | 'integrity' | 'elementsIntegrity'> | null
}

/** The text with our origin in place of the placeholder. */
export function toHere(text: string, publicOrigin: string): string {
  return text.replaceAll(placeholder, publicOrigin)
}

/** Code with our origin, the published loader and its integrity hash. */
export function toRunnable(code: string, { publicOrigin, loader }: GuideFacts): string {
  const here = toHere(code, publicOrigin)
  if (!loader) return here
  return here
    .replace(/\/cdn\/loader\/\d+\.\d+\.\d+\//g, `/cdn/loader/${loader.version}/`)
    .replace(/(elements\.js"\s+integrity=")sha384-\.\.\./g, `$1${loader.elementsIntegrity ?? ''}`)
    .replaceAll('integrity="sha384-..."', `integrity="${loader.integrity}"`)
}

/** The page for a link in a Markdown file; null for a document without one. */
export function toGuideHref(target: string): string | null {
  if (target.startsWith('#')) return target
  if (target.startsWith(placeholder)) return target.slice(placeholder.length)
  const [, name = '', anchor = ''] = /^(?:[\w./-]*\/)?([\w-]+)\.md(#.*)?$/.exec(target) ?? []
  if (isGuideName(name)) return `${guidesPath}/${name}${anchor}`
  return /^https:/.test(target) ? target : null
}
