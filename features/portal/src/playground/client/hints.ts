import { planRequests, toHeadSnippet } from '@bellwether/config-check'
import type { ComponentsManifest } from '@bellwether/contract'

/** Resource hints for this configuration, or a comment that says why there are none. */
export function toHints(config: unknown, manifest: ComponentsManifest, cdn: string): string {
  try {
    const plan = planRequests(config, { manifest, cdn })
    const notes = plan.notes.map(note => `<!-- ${note} -->\n`)
    return toHeadSnippet(plan) + notes.join('')
  } catch (error) {
    return `<!-- No hints: ${error instanceof Error ? error.message : 'the configuration is invalid'} -->`
  }
}
