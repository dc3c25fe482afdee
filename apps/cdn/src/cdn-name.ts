import { isClientNamespace, toNamespacePath } from '@bellwether/contract'
import { CdnNameError } from './errors.ts'

/** Only these file types are served. No path segment starts with a dot. */
const pathShape = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:js|mjs|css|svg|json)$/

export function isCdnPath(path: string): boolean {
  return path.length <= 400 && pathShape.test(path)
}

/** A single word: letters, digits, - and _. */
export function isInstid(text: string): boolean {
  return isClientNamespace(text) && !text.includes('.')
}

export function toCdnNamespace(
  namespace: string,
  instid: string | undefined,
): { readonly namespace: string; readonly path: string } {
  if (!isClientNamespace(namespace))
    throw new CdnNameError(
      'namespace',
      namespace,
      'use letters, digits, - and _, in parts separated by dots, for example acme.research',
    )
  if (instid !== undefined && !isInstid(instid))
    throw new CdnNameError('instid', instid, 'use letters, digits, - and _')
  return { namespace, path: toNamespacePath(namespace, instid) }
}
