import type { LoaderConfig } from '@bellwether/contract'
import { toLoaderAddress } from './cdn-of-package.ts'
import { cdnMissing } from './errors.ts'
import { type Loading, load as loadFrom } from './load.ts'

/**
 * Loads the components of a configuration into the page: call it in a browser, when the containers are there. Rejects if
 * the configuration is wrong or cannot be fetched. `delivery.cdn` is required.
 */
export function load(config: LoaderConfig): Loading {
  const { cdn, ...delivery } = config?.delivery ?? {}
  const self = toLoaderAddress(cdn, 'bellwether.mjs')
  if (self === null) return Object.assign(Promise.reject(cdnMissing()), { destroy() {} })
  // One address follows from that of the loader, with the slash that may be missing at its end.
  return loadFrom(typeof cdn === 'string' ? { ...config, delivery } : config, self)
}
