import { createContext, type ReactNode, useContext } from 'react'

export interface BlockSourcesProps {
  /** By kind of data. */
  readonly texts: Readonly<Partial<Record<string, readonly string[]>>>
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

/** "Source: SEC, 27 Dec 2025."; null where the page names its only source once. */
export function useSourceText(): string | null {
  const { texts, madeOf } = useContext(Sources)
  const named = new Set(madeOf.flatMap(kind => texts[kind] ?? []))
  return named.size === 0 ? null : `Source: ${[...named].join('; ')}.`
}
