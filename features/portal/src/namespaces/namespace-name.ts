import { isClientNamespace } from '@bellwether/contract'

/** Ours, or too easily taken for ours. */
const reserved = ['demo', 'bellwether', 'admin', 'api', 'cdn', 'config', 'embed', 'test']

/** What is wrong with the name of a new namespace, in words; null if it will do. Names of old may have capitals, new ones not: two that differ by them alone are taken for one. */
export function findNamespaceNameProblem(name: string): string | null {
  if (!isClientNamespace(name) || name !== name.toLowerCase())
    return 'Use words of small letters, digits, - and _, joined by dots, such as acme or acme.research; some words are folders of ours.'
  if (name.length < 3 || name.length > 60) return 'Use 3 to 60 characters.'
  if (reserved.includes(name.split('.')[0] ?? '')) return 'This name is ours; choose another.'
  return null
}
