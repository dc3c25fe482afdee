import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ComponentConfiguration } from '@bellwether/contract'
import { getLoaderFile, toBootScript, toNamespaceBoot } from '@bellwether/preflight'
import type { PublishedFiles } from './published-files.ts'

const compress = promisify(brotliCompress)
/** Made once for a configuration and what is published, and kept while both stay. */
const mostKept = 200
const quality = 9

export interface BootScript {
  readonly text: string
  readonly brotli: Buffer
}

export interface PublicConfiguration {
  readonly body: string
  readonly revision: number
}

export type GetBootScript = (namespace: string, configuration: PublicConfiguration) => Promise<BootScript>

export function createBootScripts(published: PublishedFiles): GetBootScript {
  const kept = new Map<string, Promise<BootScript>>()
  return (namespace, { body, revision }) => {
    const key = `${namespace} ${revision} ${published.getState()}`
    const found = kept.get(key)
    if (found) return found
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    const made = make(namespace, JSON.parse(body))
    kept.set(key, made)
    return made
  }

  async function make(namespace: string, configuration: ComponentConfiguration): Promise<BootScript> {
    const text = toBootText(published, namespace, configuration)
    return { text, brotli: await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) }
  }
}

export function toBootText(
  published: PublishedFiles,
  namespace: string,
  configuration: ComponentConfiguration,
): string {
  const manifest = published.readManifest()
  const code = published.readText(getLoaderFile(manifest).file)
  return toBootScript(code, toNamespaceBoot(namespace, configuration, manifest))
}
