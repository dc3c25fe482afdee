interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
}

interface Lockfile {
  readonly packages: Record<string, Record<string, unknown>>
}

/** package-lock.json with one more package of this repository: what `npm install` would write. */
export function addWorkspace(lockfile: string, folder: string, manifest: Manifest): string {
  const { name, version, license, dependencies } = manifest
  return withPackages(lockfile, packages => ({
    ...packages,
    [`node_modules/${name}`]: { resolved: folder, link: true },
    [folder]: { name, version, license, dependencies },
  }))
}

/** package-lock.json with a dependency of a package of this repository that another package has already. */
export function addDependency(lockfile: string, folder: string, name: string, version: string): string {
  return withPackages(lockfile, packages => ({
    ...packages,
    [folder]: withDependency(packages[folder] ?? {}, name, version),
  }))
}

/** A package.json, or a package of the lockfile, with one dependency more, in order. */
export function withDependency<M extends { readonly dependencies?: unknown }>(
  manifest: M,
  name: string,
  version: string,
): M {
  const dependencies = { ...(manifest.dependencies as Readonly<Record<string, string>>), [name]: version }
  return { ...manifest, dependencies: sorted(dependencies) }
}

function withPackages(lockfile: string, change: (packages: Lockfile['packages']) => Lockfile['packages']): string {
  const parsed = JSON.parse(lockfile) as Lockfile
  return `${JSON.stringify({ ...parsed, packages: sorted(change(parsed.packages)) }, null, 2)}\n`
}

/** As npm sorts them. */
function sorted<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')))
}
