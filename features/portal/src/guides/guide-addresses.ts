import type { PublicationSummary } from '@bellwether/contract'
import { guidesPath, isGuideName } from './guide-names.ts'

/** Stands for us in the texts of guides; no such host exists. */
const standIn = 'https://research.example'

export interface GuideFacts {
  readonly publicOrigin: string
  readonly loader: Pick<PublicationSummary['loader'], 'version' | 'integrity'> | null
}

/** Code as it runs here: our address, the published loader, its hash. */
export function toRunnable(code: string, { publicOrigin, loader }: GuideFacts): string {
  const here = code.replaceAll(standIn, publicOrigin)
  if (!loader) return here
  return here
    .replace(/\/cdn\/loader\/\d+\.\d+\.\d+\//g, `/cdn/loader/${loader.version}/`)
    .replaceAll('integrity="sha384-..."', `integrity="${loader.integrity}"`)
}

/** Where a link of a Markdown file leads on our pages; null for a document that has none. */
export function toGuideHref(target: string): string | null {
  if (target.startsWith('#')) return target
  if (target.startsWith(standIn)) return target.slice(standIn.length)
  const [, name = '', anchor = ''] = /^(?:[\w./-]*\/)?([\w-]+)\.md(#.*)?$/.exec(target) ?? []
  if (isGuideName(name)) return `${guidesPath}/${name}${anchor}`
  return /^https:/.test(target) ? target : null
}
