import type { ComponentsManifest } from '@bellwether/contract'
import { findHighest, type Wish } from '@bellwether/loader/rules'

export interface PartWishes {
  readonly components: readonly Wish[]
  /** Version or range of the design system. */
  readonly designSystem: string
  readonly loaderVersion: string
}

/** As much of a manifest as these wishes need: of each type the best version, with the chunks it names. */
export function toManifestPart(manifest: ComponentsManifest, wishes: PartWishes): ComponentsManifest {
  const components: Record<string, ComponentsManifest['components'][string]> = {}
  for (const [type, range] of wishes.components) {
    const published = manifest.components[type]
    if (!published) continue
    const versions = { ...components[type]?.versions, ...pickHighest(published.versions, range) }
    components[type] = { ...published, versions }
  }
  const used = Object.values(components).flatMap(({ versions }) =>
    Object.values(versions).flatMap(({ chunks = [] }) => chunks),
  )
  return {
    contract: 1,
    components,
    chunks: pick(manifest.chunks, name => used.includes(name)),
    // Which of them are missing only the browser knows.
    polyfills: manifest.polyfills ?? {},
    designSystem: pickHighest(manifest.designSystem ?? {}, wishes.designSystem),
    loader: {
      [wishes.loaderVersion]: pick(manifest.loader?.[wishes.loaderVersion], name => !name.startsWith('bellwether.')),
    },
  }
}

function pickHighest<T>(versions: Readonly<Record<string, T>>, range: string): Record<string, T> {
  const highest = findHighest(Object.keys(versions), range)
  return pick(versions, version => version === highest)
}

function pick<T>(from: Readonly<Record<string, T>> = {}, isWanted: (name: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => isWanted(name)))
}
