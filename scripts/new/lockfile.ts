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
  const parsed = JSON.parse(lockfile) as Lockfile
  const packages = {
    ...parsed.packages,
    [`node_modules/${name}`]: { resolved: folder, link: true },
    [folder]: { name, version, license, dependencies },
  }
  return `${JSON.stringify({ ...parsed, packages: sorted(packages) }, null, 2)}\n`
}

/** As npm sorts them. */
function sorted<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')))
}
