import { findNearest } from '@bellwether/domain'
import { type Dictionary, isDictionary } from '../merge.ts'
import type { Session } from '../session.ts'
import { knownKeys } from './known-keys.ts'
import { toSuggestion } from './suggestion.ts'

/** What is odd in a configuration and hurts nobody; said after the page is there. */
export function warnOfConfig(input: unknown, { config, warn }: Pick<Session, 'config' | 'warn'>): void {
  if (isDictionary(input)) warnOfUnknownKeys(input, knownKeys, '', warn)
  if (!config.configuration.namespace && config.runtime.environment === 'prod') {
    warn('No configuration.namespace is specified in prod.')
  }
  if ((config.instrumentation?.providers?.length ?? 0) > 1) {
    warn('Two or more instrumentation.providers slow the page down.')
  }
}

function warnOfUnknownKeys(given: Dictionary, known: Dictionary, path: string, warn: Session['warn']): void {
  const names = Object.keys(known)
  for (const [key, value] of Object.entries(given)) {
    const below = known[key]
    if (!names.includes(key)) {
      const nearest = findNearest(key, names)
      warn(`Unknown key ${path}${key}.${toSuggestion(nearest && path + nearest)}`)
    } else if (isDictionary(value) && isDictionary(below)) warnOfUnknownKeys(value, below, `${path}${key}.`, warn)
  }
}
