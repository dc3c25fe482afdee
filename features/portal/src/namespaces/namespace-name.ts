import { isClientNamespace } from '@bellwether/contract'

/** Used by us, or easily mistaken for ours. */
const reserved = ['demo', 'bellwether', 'admin', 'api', 'cdn', 'config', 'embed', 'test']

/** Null for a valid name. Old names may have capitals; new ones may not, because names are compared without case. */
export function findNamespaceNameProblem(name: string): string | null {
  if (!isClientNamespace(name) || name !== name.toLowerCase())
    return 'Use lower-case letters, digits, - and _, in parts separated by dots, for example acme or acme.research. Some words are reserved.'
  if (name.length < 3 || name.length > 60) return 'Use 3 to 60 characters.'
  if (reserved.includes(name.split('.')[0] ?? '')) return 'This name is reserved. Choose another.'
  return null
}
