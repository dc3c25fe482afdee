import type { ComponentsManifest } from '@bellwether/contract'
import type { Wish } from './bundles.ts'
import { requestJson } from './request.ts'
import type { Session } from './session.ts'
import { isExact } from './versions.ts'

const minute = 60_000
const day = 1440 * minute

/**
 * The address of the manifest with a timestamp. What was published under exact versions never changes, so with nothing else
 * asked for a day-old answer from the browser's cache will do; with ranges it may be a minute old. The components are in
 * the address, so that an older answer is not taken for a version that it cannot have.
 */
export function toManifestPath(wishes: readonly Wish[], now: number): string {
  const isPinned = wishes[0] && wishes.every(([, range]) => isExact(range))
  return `components.json?t=${now - (now % (isPinned ? day : minute))}&${wishes}`
}

/** Milliseconds until the address is another. */
export function toManifestValidity(wishes: readonly Wish[], now: number): number {
  const isSameAllDay = toManifestPath(wishes, 0) === toManifestPath(wishes, day - 1)
  const step = isSameAllDay ? day : minute
  return step - (now % step)
}

/**
 * `wishes` are the components known before any answer. Their exact versions are fetched beside the manifest, by the
 * address every version has. A manifest that cannot be fetched is an empty one: each component then says that it cannot
 * be found.
 */
export async function fetchManifest(session: Session, wishes: readonly Wish[]): Promise<ComponentsManifest> {
  const { cdns, signal, config, skip } = session
  if (config.delivery.manifest) return config.delivery.manifest
  const head = document.head.innerHTML
  for (const [type, range] of wishes) {
    const url = `${cdns[0]}components/${type}/${range}/index.js`
    // What hints in the head have asked for is on its way.
    if (isExact(range) && !head.includes(url)) fetch(url, { signal }).catch(() => {})
  }
  try {
    return await requestJson(session, cdns, toManifestPath(wishes, Date.now()))
  } catch {
    skip('components.json')
    return { components: {} } as ComponentsManifest
  }
}
