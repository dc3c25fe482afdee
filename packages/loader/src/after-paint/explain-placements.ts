import type { ComponentsManifest, WidgetElement } from '@bellwether/contract'
import { findNearest } from '@bellwether/domain'
import { toWish } from '../bundles.ts'
import type { FullConfig } from '../defaults.ts'
import { bundleNotFound, containerMissing } from '../errors.ts'
import type { Placement } from '../placing/placements.ts'
import type { Session } from '../session.ts'
import { gatewayToken } from '../tokens.ts'
import { explainBundle } from './explain-bundle.ts'
import { liveNeedsToken, toUnknownSetting } from './suggestion.ts'

/** What our widgets tell of themselves; those of others tell nothing. */
interface Described {
  readonly basics?: { readonly settings: readonly { readonly name: string }[] }
}

export interface PageFacts {
  readonly manifest: ComponentsManifest
  readonly hasElement: (id: string) => boolean
}

/** Says why a component is not shown, or not as its settings ask for, in the words of `check`. */
export function explainPlacements(
  placements: Iterable<Placement>,
  { config, warn }: Pick<Session, 'config' | 'warn'>,
  facts: PageFacts,
): void {
  for (const { detail, entry, code, element } of placements) {
    const { type, container } = detail
    if (code === bundleNotFound('').code)
      warn(`${type}: ${explainBundle(facts.manifest, type, toWish(entry, config.component.source.overrides)[1])}`)
    else if (code === containerMissing('').code) warn(explainContainer(container, facts))
    // Also of a widget that failed: a setting that it does not have may be the one that it misses.
    else if (element) for (const problem of findSettingProblems(element, config)) warn(problem)
  }
}

function explainContainer(container: unknown, { hasElement }: PageFacts): string {
  if (typeof container !== 'string') return 'container is the id of an element, not the element itself.'
  const id = container.replace(/^#/, '')
  if (id !== container && hasElement(id)) return `container is an id, not a selector. Did you mean ${id}?`
  return `No element had the id ${container} when the component was placed.`
}

function* findSettingProblems(element: WidgetElement, { apiTokens, api }: FullConfig): Generator<string> {
  const { settings = {}, type = '', componentId } = element.bellwether ?? {}
  const { basics } = element.constructor as Described
  if (!basics) return
  const known = [...basics.settings.map(({ name }) => name), 'heading']
  const path = `components.${componentId}.settings`
  for (const name of Object.keys(settings)) {
    if (!known.includes(name)) yield `${path}.${name}: ${toUnknownSetting(type, findNearest(name, known))}`
  }
  const hasToken = apiTokens[gatewayToken] || api?.tokenSources?.[gatewayToken] || api?.apiTokenExpiredCallback
  if (settings.live === true && !hasToken) yield `${path}.live: ${liveNeedsToken}`
}
