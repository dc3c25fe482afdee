import type { ComponentsManifest } from '@bellwether/contract'
import { findNearest } from '@bellwether/domain'
import { toSuggestion } from './suggestion.ts'

/** Why nothing that is published fits, to follow 'Cannot find the bundle files'. */
export function explainBundle({ components }: ComponentsManifest, type: string, range: string): string {
  const versions = Object.keys(components[type]?.versions ?? {})
  return versions.length > 0
    ? `No version matches ${range}; published: ${versions.join(', ')}.`
    : `It is not published.${toSuggestion(findNearest(type, Object.keys(components)))}`
}
