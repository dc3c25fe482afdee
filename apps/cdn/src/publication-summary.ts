import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type {
  CdnFile,
  ComponentsManifest,
  FileSize,
  PublicationSummary,
  PublishedComponent,
  PublishedWidget,
} from '@bellwether/contract'
import { maxSatisfying, rsort, valid } from 'semver'
import { manifestPath } from './manifest-path.ts'
import { toIntegrity } from './publish/publication.ts'
import { runtimesPath } from './runtimes-path.ts'

const nothing: FileSize = { raw: 0, gzip: 0, brotli: 0 }

/** Summarises what a folder has published, with sizes; read again when the manifest changes. Null while nothing is published. */
export function createPublicationReader(folder: string): () => PublicationSummary | null {
  const manifestFile = join(folder, manifestPath)
  let kept: { readonly changed: number; readonly summary: PublicationSummary | null } | null = null
  return () => {
    if (!existsSync(manifestFile)) return null
    const changed = statSync(manifestFile).mtimeMs
    if (kept?.changed !== changed) kept = { changed, summary: summarise(folder) }
    return kept.summary
  }
}

function summarise(folder: string): PublicationSummary | null {
  const manifest: ComponentsManifest = JSON.parse(readFileSync(join(folder, manifestPath), 'utf8'))
  const version = maxSatisfying(Object.keys(manifest.loader ?? {}), '*')
  if (version === null) return null
  const script = `loader/${version}/bellwether.js`
  const integrity = toIntegrity(readFileSync(join(folder, script), 'utf8'))
  // A version from before there were tags has none.
  const elements = manifest.loader?.[version]?.['elements.js']?.integrity
  const widgets = Object.entries(manifest.components).flatMap(([type, component]) => {
    const published = component.tagName ? toWidget(folder, manifest, component) : null
    return published ? [[type, published] as const] : []
  })
  return {
    loader: { version, integrity, ...(elements && { elementsIntegrity: elements }), size: sizeOf(folder, script) },
    widgets: Object.fromEntries(widgets),
    ...readRuntimes(folder),
  }
}

function readRuntimes(folder: string): Pick<PublicationSummary, 'runtimes'> {
  const file = join(folder, runtimesPath)
  return existsSync(file) ? { runtimes: JSON.parse(readFileSync(file, 'utf8')) } : {}
}

function toWidget(
  folder: string,
  { chunks = {} }: ComponentsManifest,
  { versions: all }: PublishedComponent,
): PublishedWidget | null {
  const versions = rsort(Object.keys(all).filter(version => valid(version)))
  const [version = ''] = versions
  const latest = all[version]
  if (!latest) return null
  const measure = (files: readonly (CdnFile | undefined)[]) =>
    files.map(file => (file ? sizeOf(folder, file.path) : nothing)).reduce(add, nothing)
  return {
    version,
    versions,
    code: measure(latest.files.filter(({ lazy }) => !lazy)),
    shared: measure((latest.chunks ?? []).map(key => chunks[key]).filter(chunk => !chunk?.lazy)),
  }
}

function sizeOf(folder: string, path: string): FileSize {
  const bytes = readFileSync(join(folder, path))
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: statSync(join(folder, `${path}.br`)).size,
  }
}

function add(a: FileSize, b: FileSize): FileSize {
  return { raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }
}
