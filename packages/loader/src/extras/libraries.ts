import type { ComponentsManifest, LibraryPreset } from '@bellwether/contract'
import { isDictionary } from '../merge.ts'
import { createTrusted, getPage } from '../page.ts'
import type { Working } from '../session.ts'
import { findHighest } from '../versions.ts'
import { limit } from './limit.ts'

export const angularVersion = '1.5.5'
/** [LD-LIB-1] */
export const noLibrary = 'An entry of libraries is neither a URL nor a preset.'

type Run = () => Promise<void>

/** Starts the downloads; what comes back runs the libraries in order. */
export function prepareLibraries(session: Working, manifest: ComponentsManifest): Run {
  const runs = (session.config.libraries ?? []).map((library: unknown): Run => {
    if (typeof library === 'string') {
      const [url = '', integrity] = library.split('#')
      return skipping(session, url, Promise.resolve(url), integrity)
    }
    if (isPreset(library)) return preparePreset(session, manifest, library)
    if (!isHostReact(library)) session.warn(noLibrary)
    return async () => {}
  })
  return async () => {
    for (const run of runs) await run()
  }
}

function preparePreset(session: Working, manifest: ComponentsManifest, library: LibraryPreset): Run {
  const { preset, version = angularVersion } = library
  const versions = manifest.libraries?.[preset] ?? {}
  const file = versions[findHighest(Object.keys(versions), version) ?? ''] ?? { path: `${preset} ${version}` }
  session.warn(`AngularJS ${version} is no longer supported by its maintainers.`)
  return skipping(session, file.path, session.download(file), file.integrity)
}

/** A script that fails is logged and skipped. */
function skipping(session: Working, name: string, download: Promise<string>, integrity: string | undefined): Run {
  // Its failure is heard when its turn comes.
  download.catch(() => {})
  return async () => {
    try {
      await runScript(session, await download, integrity)
    } catch {
      session.skip(name)
    }
  }
}

function runScript({ config }: Working, url: string, integrity: string | undefined): Promise<unknown> {
  const script = createTrusted('script')
  if (integrity) {
    script.crossOrigin = ''
    script.integrity = integrity
  }
  script.src = getPage().policy.createScriptURL(url)
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
  })
  document.head.append(script)
  return limit(loaded, config.delivery.timeoutMs).finally(() => script.remove())
}

export function isPreset(library: unknown): library is LibraryPreset {
  return isDictionary(library) && library.preset === 'angular'
}

/** Not a script: the page's own React is to be used. */
export function isHostReact(library: unknown): boolean {
  return isDictionary(library) && library.preset === 'react'
}
