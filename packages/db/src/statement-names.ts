import { createHash } from 'node:crypto'

export interface StatementNames {
  /** Under this name the server keeps the statement's plan; undefined: it is planned anew. */
  nameOf(text: string, values: readonly unknown[]): string | undefined
}

export interface NameLimits {
  /** Names handed out, and so the most plans a connection keeps. */
  readonly maxNames: number
  /** Texts remembered that were seen once. */
  readonly maxSeenOnce: number
}

// All that the pages send are some two hundred; the rest is for filters that people combine.
const usual: NameLimits = { maxNames: 500, maxSeenOnce: 1_000 }

/** Longer lists of parameters are generated, and hardly ever the same length twice. */
const maxValues = 64

/**
 * A name for each statement that is sent a second time, by its text. Texts that vary without end are sent once each and
 * stay without one, so that they take no place from the others.
 */
export function createStatementNames({ maxNames, maxSeenOnce }: NameLimits = usual): StatementNames {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return {
    nameOf(text, values) {
      const known = names.get(text)
      if (known !== undefined) return known
      if (names.size >= maxNames || !isPlanned(text, values)) return undefined
      if (seenOnce.delete(text)) {
        const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
        names.set(text, name)
        return name
      }
      seenOnce.add(text)
      const [oldest] = seenOnce
      if (oldest !== undefined && seenOnce.size > maxSeenOnce) seenOnce.delete(oldest)
      return undefined
    },
  }
}

/** One statement that reads or writes rows: nothing else has a plan, and several at once cannot have a name. */
function isPlanned(text: string, values: readonly unknown[]): boolean {
  return (
    values.length <= maxValues &&
    /^\s*(?:select|insert|update|delete|with)\b/i.test(text) &&
    (values.length > 0 || !text.includes(';'))
  )
}

/**
 * Whether the server no longer has a statement as it was named: a table has changed shape since, or somebody between (a
 * pooler, DISCARD) has mixed connections up.
 */
export function isStaleName(error: unknown): boolean {
  const { code, routine } = error as { readonly code?: unknown; readonly routine?: unknown }
  return code === '26000' || code === '42P05' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}
