const labels: Readonly<Record<string, string>> = {
  Historic: 'Historic yield',
  Distribution: 'Distribution yield',
}

/** What the yield of a fund is called, by the kind that its manager states. */
export function fundYieldLabel({ yieldKind }: { readonly yieldKind: string | null }): string {
  const kind = yieldKind ?? 'Historic'
  return labels[kind] ?? `${kind} yield`
}
