import type { ApplicationContext, CdnFile, ComponentEntry } from '@bellwether/contract'
import type { GetBundle } from '../bundles.ts'
import { insertIcons } from '../placing/insert-icons.ts'
import { createPlacements, type Placements } from '../placing/placements.ts'
import { preparePolyfills } from '../placing/prepare-polyfills.ts'
import type { Working } from '../session.ts'

declare module '../session.ts' {
  interface Parts {
    readonly placing: typeof run
  }
}

export interface Placing {
  /** Runs the polyfills that the browser needs; their download has begun. */
  runPolyfills(): Promise<void>
  insertIcons(file: CdnFile): Promise<void>
  start(getEntry: (id: string) => ComponentEntry, getBundle: GetBundle): Placements
}

/** What a page needs when the first bundle is there, and not before: it is fetched beside the bundles. */
export function run(input: unknown, session: Working, context: ApplicationContext): Placing {
  const polyfilling = preparePolyfills(session)
  return {
    runPolyfills: async () => (await polyfilling)(),
    insertIcons: file => insertIcons(session, file),
    start: (getEntry, getBundle) => createPlacements(input, session, context, getEntry, getBundle),
  }
}
