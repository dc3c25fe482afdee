import { toTypesPath } from './collect-declarations.ts'
import type { PublicPackage } from './public-packages.ts'

export const customElementsFile = 'custom-elements.json'

/** What is read of the package.json of a workspace. */
export interface WorkspaceManifest {
  readonly version: string
  readonly license: string
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export interface PackageFacts {
  readonly manifest: WorkspaceManifest
  /** The version of a library that the repository builds and tests with. */
  readonly installedVersion: (library: string) => string
  /** Address of the repository that builds it: a registry compares it with where the build ran. */
  readonly repository?: string | undefined
}

/** The package.json that is published. */
export function toPackageJson(
  { name, description, keywords, entries, declarations = {}, bin, dependencies }: PublicPackage,
  { manifest, installedVersion, repository }: PackageFacts,
): object {
  const { version, license, peerDependencies } = manifest
  const rangeOf = (dependency: string) =>
    dependency.startsWith('@bellwether/') ? version : `^${installedVersion(dependency)}`
  const conditions = [...new Set([...Object.keys(entries), ...Object.keys(declarations)])].map(entry => [
    entry,
    {
      types: `./${toTypesPath(`packages/${name}/${declarations[entry] ?? entries[entry]}`)}`,
      ...(entries[entry] && { default: `./${toModulePath(entry)}` }),
    },
  ])
  return {
    name: `@bellwether/${name}`,
    version,
    description,
    keywords,
    license,
    type: 'module',
    sideEffects: false,
    ...(conditions.length > 0 && {
      exports: { ...Object.fromEntries(conditions), './package.json': './package.json' },
    }),
    ...(bin && { bin: Object.fromEntries(Object.keys(bin).map(command => [command, `dist/${command}.js`])) }),
    ...(name === 'loader' && { customElements: customElementsFile }),
    files: ['dist', 'types', '*.json'],
    engines: { node: '>=20' },
    dependencies: Object.fromEntries(dependencies.map(dependency => [dependency, rangeOf(dependency)])),
    ...(peerDependencies && { peerDependencies }),
    ...(repository && { repository: { type: 'git', url: repository, directory: `packages/${name}` } }),
    publishConfig: { access: 'public', provenance: true },
  }
}

/** `./schemas` is `dist/schemas.js`. */
export function toModulePath(entry: string): string {
  return `dist/${entry === '.' ? 'index' : entry.slice(2)}.js`
}
