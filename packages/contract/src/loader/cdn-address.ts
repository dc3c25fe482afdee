/** Addresses that loader, CDN and command line must agree on, relative to the root of the CDN. */

const namespaceShape = /^[\w-]+(?:\.[\w-]+)*$/

/** Words of letters, digits, - and _, joined by dots. Nothing that could leave its folder. */
export function isNamespace(value: unknown): value is string {
  return typeof value === 'string' && namespaceShape.test(value)
}

/** Folders of ours at the root of the CDN; a client's namespace must not begin with one. */
const ownFolders = ['boot', 'chunks', 'components', 'configurations', 'design', 'libraries', 'loader', 'polyfills']
const maxNamespaceLength = 100

/** A namespace that is no folder of ours. */
export function isClientNamespace(text: string): boolean {
  return text.length <= maxNamespaceLength && isNamespace(text) && !ownFolders.includes(text.split('.')[0] ?? '')
}

/** `acme.research` lies in `acme/research/`, and of an institution in `{instid}/acme/research/`. */
export function toNamespacePath(namespace: string, instid?: string): string {
  return `${instid ? `${instid}/` : ''}${namespace.replaceAll('.', '/')}/`
}

export function toBundleMetadataPath(namespace: string, instid?: string): string {
  return `${toNamespacePath(namespace, instid)}${namespace}-bundle.json`
}

export function toCdnConfigurationPath(namespace: string): string {
  return `configurations/${toNamespacePath(namespace)}config.json`
}
