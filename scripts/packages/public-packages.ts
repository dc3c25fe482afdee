export interface PublicPackage {
  readonly name: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Sources by the names under which they are imported, as in `exports`. */
  readonly entries: Readonly<Record<string, string>>
  /** Declarations that are written by hand, by entry: they add the tags to the types of the page and of frameworks. */
  readonly declarations?: Readonly<Record<string, string>>
  /** Source of the command by its name. */
  readonly bin?: Readonly<Record<string, string>>
  /** What it installs; the code of every other package of the repository is bundled in. */
  readonly dependencies: readonly string[]
}

/** Packages that other people's projects install, each after those that it installs. */
export const publicPackages: readonly PublicPackage[] = [
  {
    name: 'contract',
    description: 'Types and schemas of Bellwether: loader configurations, manifests, responses of the API.',
    keywords: ['types', 'json-schema', 'typebox'],
    entries: {
      '.': 'src/index.ts',
      './configuration-text': 'src/loader/configuration-text.ts',
      './schemas': 'src/schemas.ts',
      './shapes': 'src/shapes/index.ts',
    },
    dependencies: ['typebox'],
  },
  {
    name: 'loader',
    description:
      'Puts financial-data widgets on any web page: versions, hashes, tokens, strict content security policies.',
    keywords: ['widgets', 'web-components', 'custom-elements', 'finance', 'embed'],
    entries: { '.': 'src/index.ts', './elements': 'src/elements/index.ts' },
    declarations: {
      './elements': 'element-types/elements.d.ts',
      './elements/react': 'element-types/react.d.ts',
      './elements/svelte': 'element-types/svelte.d.ts',
      './elements/vue': 'element-types/vue.d.ts',
    },
    dependencies: ['@bellwether/contract'],
  },
  {
    name: 'react',
    description: 'Financial-data widgets as React components, for React 18 and 19.',
    keywords: ['react', 'widgets', 'finance', 'embed'],
    entries: { '.': 'src/index.ts' },
    dependencies: ['@bellwether/contract', '@bellwether/loader'],
  },
  {
    name: 'cli',
    description: 'Checks a configuration of Bellwether widgets and prints preload hints for the page.',
    keywords: ['cli', 'check', 'preload', 'widgets'],
    entries: {},
    bin: { bellwether: 'src/bellwether.ts' },
    dependencies: ['typebox'],
  },
]
