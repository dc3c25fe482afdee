/** Addresses that loader, CDN and command line must agree on, relative to the root of the CDN. */

const namespaceShape = /^[\w-]+(?:\.[\w-]+)*$/

/** Words of letters, digits, - and _, joined by dots. Nothing that could leave its folder. */
export function isNamespace(text: string): boolean {
  return namespaceShape.test(text)
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
