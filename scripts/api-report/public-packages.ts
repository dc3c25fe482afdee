/** Packages that other people's projects use, with the sources of their entry points. */
export const publicPackages = [
  { name: 'contract', entries: { '.': 'src/index.ts', './configuration-text': 'src/loader/configuration-text.ts' } },
  { name: 'loader', entries: { '.': 'src/index.ts' } },
  { name: 'react', entries: { '.': 'src/index.ts' } },
] as const

/** Its surface is what one types. */
export const publicCommand = { name: 'cli', file: 'packages/cli/src/bellwether.ts' } as const
