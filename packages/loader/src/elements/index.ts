import { toLoaderAddress } from '../cdn-of-package.ts'
import { cdnMissing } from '../errors.ts'
import { type Elements, defineElements as startElements } from './define-elements.ts'

export type { Elements }

/**
 * Defines each widget when its first tag, such as `<bw-quote-header market-code="LSE:HVL">`, is in the document or comes
 * into it. Null on a server. Versions are ranges by component type.
 */
export function defineElements(cdn: string, versions?: Readonly<Record<string, string>>): Elements | null {
  const self = toLoaderAddress(cdn, 'elements.js')
  if (self === null) throw cdnMissing()
  return typeof document === 'undefined' ? null : startElements(self, versions)
}
