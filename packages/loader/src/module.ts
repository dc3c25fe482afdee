/** The ES module of the CDN, which knows its CDN by its own address. */
import type { LoaderConfig } from '@bellwether/contract'
import { type Loading, load as loadFrom } from './load.ts'

/** Loads the components of a configuration into the page. Rejects if the configuration is wrong or cannot be fetched. */
export function load(config: LoaderConfig): Loading {
  return loadFrom(config, import.meta.url)
}
