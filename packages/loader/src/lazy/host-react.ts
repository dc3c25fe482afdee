import type { CdnFile, ComponentsManifest } from '@bellwether/contract'
import type { FindBundle } from '../bundles.ts'
import { addMap } from '../import-map.ts'
import { importModule } from '../import-module.ts'
import type { Working } from '../session.ts'
import { findHighest } from '../versions.ts'

declare module '../session.ts' {
  interface Parts {
    readonly 'host-react': typeof run
  }
}

type Module = Readonly<Record<string, unknown>>

interface HostReact {
  readonly versions: readonly string[]
  readonly exported: Module
}

/** Of the module that stands in for ours; see toHostedReact of the CDN. */
const key = Symbol.for('bellwether.react')
const specifiers = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/** Bundles that import the page's own React instead of ours, where it has one of a version that they work with. */
export async function run(
  session: Working,
  { chunks: shared = {} }: ComponentsManifest,
  find: FindBundle,
  /** Whether the configuration does; otherwise nobody is told of a React that does not fit. */
  asksForReact: boolean | undefined,
): Promise<FindBundle> {
  const host = findGlobals() ?? (await importReact().catch(() => null))
  let isTold = !asksForReact
  const chosen = new Map<string, CdnFile>()

  /** Once for each: the browser is told of a module once. */
  function choose(own: CdnFile): CdnFile {
    const file = chosen.get(own.path) ?? findBetter(own)
    chosen.set(own.path, file)
    return file
  }

  function findBetter(own: CdnFile): CdnFile {
    const { hosted } = own
    if (!hosted) return own
    const isFitting = host?.versions.every(version => findHighest([version], hosted.react))
    if (host && isFitting && replace(session.cdns, own, hosted)) {
      Object.assign(globalThis, { [key]: host.exported })
      return hosted
    }
    if (!isTold) {
      const found = host ? `React ${host.versions[0]}` : 'no React'
      session.warn(`The page offers ${found}. The components need ${hosted.react} and load their own.`)
    }
    isTold = true
    return own
  }

  return (...wish) => {
    const bundle = find(...wish)
    if (!bundle) return bundle
    const { files, chunks = [] } = bundle
    return { ...bundle, files: [...files, ...chunks.map(path => shared[path] ?? { path })].map(choose), chunks: [] }
  }
}

/** As scripts make them, the host's own or one of `libraries`. Such a React has no JSX runtime. */
function findGlobals(): HostReact | null {
  const { React, ReactDOM } = globalThis as { readonly React?: Module; readonly ReactDOM?: Module }
  if (!React || !ReactDOM?.hydrateRoot) return null
  const createElement = React.createElement as (type: unknown, props: object) => unknown
  const jsx = (type: unknown, props: object, key?: unknown) =>
    createElement(type, key === undefined ? props : { ...props, key })
  return { versions: toVersions(React, ReactDOM), exported: { ...ReactDOM, ...React, jsx, jsxs: jsx } }
}

/** By the page's import map; rejects where that has no React, or not all of it. */
async function importReact(): Promise<HostReact> {
  const modules = await Promise.all(
    specifiers.map(async specifier => {
      const imported = (await importModule(specifier)) as Module
      return { ...(imported.default as Module | undefined), ...imported }
    }),
  )
  const [react = {}, dom = {}] = modules
  return { versions: toVersions(react, dom), exported: Object.assign({}, ...modules) }
}

function toVersions(react: Module, dom: Module): string[] {
  return [String(react.version), String(dom.version)]
}

/** Tells the browser to import `other` where a module asks for `own`; false where it knows `own` already, or only one import map. */
function replace(cdns: readonly string[], own: CdnFile, other: CdnFile): boolean {
  const imports = Object.fromEntries(cdns.map(cdn => [cdn + own.path, cdn + other.path]))
  addMap({ imports })
  return Object.entries(imports).every(([from, to]) => import.meta.resolve(from) === to)
}
