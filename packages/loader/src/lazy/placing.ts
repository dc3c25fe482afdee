import type { CdnFile, ComponentEntry } from '@bellwether/contract'
import type { GetBundle } from '../bundles.ts'
import type { Asking } from '../first-data.ts'
import { insertIcons } from '../placing/insert-icons.ts'
import { createStyleLoader } from '../placing/load-style.ts'
import { createPlacements, type Placements } from '../placing/placements.ts'
import { preparePolyfills } from '../placing/prepare-polyfills.ts'
import { splitBatch } from '../placing/split-batch.ts'
import type { Splitting, Styling, Working } from '../session.ts'

declare module '../session.ts' {
  interface Parts {
    readonly placing: typeof run
  }
}

export interface Placing extends Styling, Splitting {
  /** Runs the polyfills that the browser needs; their download has begun. */
  runPolyfills(): Promise<void>
  insertIcons(file: CdnFile): Promise<void>
  start(getEntry: (id: string) => ComponentEntry, getBundle: GetBundle): Placements
}

/** What a page needs when the first bundle is there, and not before: it is fetched beside the bundles. */
export function run(input: unknown, session: Working, context: Asking): Placing {
  const polyfilling = preparePolyfills(session)
  return {
    runPolyfills: async () => (await polyfilling)(),
    insertIcons: file => insertIcons(session, file),
    loadStyle: createStyleLoader(session),
    splitBatch: (...batch) => splitBatch(context, ...batch),
    start: (getEntry, getBundle) => createPlacements(input, session, context, getEntry, getBundle),
  }
}
