export const sizeBands = ['Large', 'Mid', 'Small'] as const
export const styleBands = ['Value', 'Blend', 'Growth'] as const

/** Where most of the shares in a portfolio lie: giant counts as large, micro as small. */
export interface StyleBoxView {
  readonly size: (typeof sizeBands)[number]
  readonly style: (typeof styleBands)[number]
}
