import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What we read of a CycloneDX document; npm writes more. */
export interface Bill {
  readonly bomFormat: string
  readonly specVersion: string
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

export interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string }
    readonly expression?: string
  }[]
}

interface LockedPackage {
  readonly version?: string
  readonly dev?: boolean
}

/** Every package that production installs, read from package-lock.json alone. */
export function createBill(root: string): Bill {
  const production = productionPackages(root)
  const { components, dependencies, ...rest } = describeLockfile(root)
  const isOurs = (ref: string) => ref.startsWith('@bellwether/') || ref.startsWith('bellwether@')
  const isShipped = (ref: string) => isOurs(ref) || production.has(ref)
  return {
    ...rest,
    components: components.filter(component => isShipped(component['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => isShipped(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
  }
}

/** All packages, those for development too: `npm sbom --omit=dev` also leaves out what production and development share. */
function describeLockfile(root: string): Bill {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  // Inside an npm script these two name the npm in use and the Node it runs on.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const { status, stdout, stderr } = npm ? spawnSync(node, [npm, ...args], options) : spawnSync('npm', args, options)
  if (status !== 0) throw new Error(`npm sbom ended with ${status}: ${stderr}`)
  return JSON.parse(stdout)
}

function productionPackages(root: string): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>
  }
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path.includes('node_modules/') && !dev)
  return new Set(shipped.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`))
}
