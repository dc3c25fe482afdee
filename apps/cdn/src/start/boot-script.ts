import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { getLoaderFile, toBootScript, toLatestScript, toNamespaceBoot } from '@bellwether/config-check'
import type { ComponentConfiguration } from '@bellwether/contract'
import type { PublishedFiles } from './published-files.ts'

const compress = promisify(brotliCompress)
/** Made once for a configuration and what is published, and kept while both stay. */
const maxKept = 200
const quality = 9

/** As deep as a version of the loader, whose defaults find the CDN by that; no version is called so, and no namespace is in this folder. */
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
  /** Of no configuration: the loader with all that is published. */
  latest(): Promise<BootScript>
}

export function createBootScripts(published: PublishedFiles): BootScripts {
  const kept = new Map<string, Promise<BootScript>>()
  function keep(key: string, toText: () => string): Promise<BootScript> {
    const found = kept.get(key)
    if (found) return found
    const [oldest] = kept.keys()
    if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest)
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
