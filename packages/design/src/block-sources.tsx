import { createContext, type ReactNode, useContext } from 'react'

export interface BlockSourcesProps {
  /** By kind of data, each with the day of what it gave last. */
  readonly texts: Readonly<Partial<Record<string, readonly (readonly [name: string, day: string])[]>>>
  /** The kinds that the blocks are made of. */
  readonly madeOf: readonly string[]
}

const Sources = createContext<BlockSourcesProps>({ texts: {}, madeOf: [] })

/** Blocks inside it name the sources of what they are made of. */
export function BlockSources({ texts, madeOf, children }: BlockSourcesProps & { readonly children: ReactNode }) {
  return <Sources value={{ texts, madeOf }}>{children}</Sources>
}

/** Blocks inside it are made of other data than the rest of the page. */
export function MadeOf({ data, children }: { readonly data: readonly string[]; readonly children: ReactNode }) {
  const { texts } = useContext(Sources)
  return <Sources value={{ texts, madeOf: data }}>{children}</Sources>
}

/** "Source: SEC, 27 Dec 2025.", each source once; null where the page names its only source once. */
export function useSourceText(): string | null {
  const { texts, madeOf } = useContext(Sources)
  const daysOf = new Map<string, Set<string>>()
  for (const [name, day] of madeOf.flatMap(kind => texts[kind] ?? []))
    daysOf.set(name, (daysOf.get(name) ?? new Set()).add(day))
  const named = [...daysOf].map(([name, days]) => `${name}, ${[...days].join(' and ')}`)
  return named.length === 0 ? null : `Source: ${named.join('; ')}.`
}
