import type { FunctionComponent } from 'react'

/** Loads each island's component, by its name in the page. */
export type IslandRegistry = Readonly<Record<string, () => Promise<FunctionComponent<never>>>>
