import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { getLoaderFile, toBootScript, toLatestScript, toNamespaceBoot } from '@bellwether/config-check'
import type { ComponentConfiguration } from '@bellwether/contract'
import type { PublishedFiles } from './published-files.ts'

const compress = promisify(brotliCompress)
/** Scripts are cached per configuration revision and publication. */
const maxCached = 200
const quality = 9

/** At the same depth as a loader version, because the loader finds the CDN by its path; it cannot clash with a version or namespace. */
export const latestPath = 'loader/latest/bellwether.js'

export interface BootScript {
  readonly text: string
  readonly brotli: Buffer
}

export interface PublicConfiguration {
  readonly body: string
  readonly revision: number
}

export interface BootScripts {
  ofNamespace(namespace: string, configuration: PublicConfiguration): Promise<BootScript>
  /** Without a configuration: the loader with the full manifest. */
  latest(): Promise<BootScript>
}

export function createBootScripts(published: PublishedFiles): BootScripts {
  const kept = new Map<string, Promise<BootScript>>()
  function keep(key: string, toText: () => string): Promise<BootScript> {
    const found = kept.get(key)
    if (found) return found
    const [oldest] = kept.keys()
    if (kept.size >= maxCached && oldest !== undefined) kept.delete(oldest)
    const made = make(toText())
    kept.set(key, made)
    return made
  }
  return {
    ofNamespace: (namespace, { body, revision }) =>
      keep(`${namespace} ${revision} ${published.getState()}`, () =>
        toBootText(published, namespace, JSON.parse(body)),
      ),
    latest: () => keep(published.getState(), () => toLatestText(published)),
  }
}

async function make(text: string): Promise<BootScript> {
  return { text, brotli: await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) }
}

export function toBootText(
  published: PublishedFiles,
  namespace: string,
  configuration: ComponentConfiguration,
): string {
  const manifest = published.readManifest()
  return toBootScript(readLoader(published), toNamespaceBoot(namespace, configuration, manifest))
}

export function toLatestText(published: PublishedFiles): string {
  return toLatestScript(readLoader(published), published.readManifest())
}

function readLoader(published: PublishedFiles): string {
  return published.readText(getLoaderFile(published.readManifest()).file)
}
