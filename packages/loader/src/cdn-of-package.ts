import type { LoaderConfig } from '@bellwether/contract'
import { loaderVersion } from './version.ts'

type Cdn = NonNullable<LoaderConfig['delivery']>['cdn']

/** Where the CDN has this version of the loader; the defaults for its other addresses follow from it. */
export function toLoaderAddress(cdn: Cdn, file: string): string | null {
  const [root] = typeof cdn === 'string' ? [cdn] : [cdn?.prod, ...Object.values(cdn ?? {})].filter(Boolean)
  return root ? `${root.replace(/\/?$/, '/')}loader/${loaderVersion}/${file}` : null
}
