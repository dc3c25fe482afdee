import type { KnownFacts } from '@bellwether/config-check'
import {
  type BundleMetadata,
  type ComponentsManifest,
  type LoaderConfig,
  toBundleMetadataPath,
  toCdnConfigurationPath,
} from '@bellwether/contract'
import { type CdnSource, fetchText } from './cdn-source.ts'
import { UsageError } from './errors.ts'
import { readJson } from './read-json.ts'
import type { Surroundings } from './surroundings.ts'

export interface FactOptions {
  /** Address that pages use, where the CDN is read from a folder. */
  readonly at?: string | undefined
  /** File with the answer of the configuration's source. */
  readonly configuration?: string | undefined
  readonly loader?: string | undefined
  readonly module?: boolean | undefined
  /** The page is made for each visit. */
  readonly now?: boolean | undefined
}

/** Asks the CDN for what the loader will ask it. */
export async function gatherFacts(
  input: unknown,
  cdn: CdnSource,
  options: FactOptions,
  surroundings: Surroundings,
): Promise<KnownFacts> {
  const given = input as LoaderConfig | null
  const own = given?.delivery?.cdn
  const address = options.at ?? cdn.address ?? (typeof own === 'string' ? own : undefined)
  if (address === undefined)
    throw new UsageError(
      'The CDN is a folder, so --at is required: the address at which pages find it.',
      '  --at https://cdn.example/cdn/',
    )
  const configuration = await findConfiguration(given, cdn, options, surroundings)
  const { namespace = '' } = given?.configuration ?? {}
  const { useClientSpecificBundle, instid } = given?.component?.source ?? {}
  return {
    manifest: await readManifest(cdn),
    cdn: address.endsWith('/') ? address : `${address}/`,
    ...(configuration !== undefined && { configuration }),
    ...(useClientSpecificBundle && {
      bundle: JSON.parse(await cdn.readText(toBundleMetadataPath(namespace, instid))) as BundleMetadata,
    }),
    loaderVersion: options.loader,
    build: options.module ? 'bellwether.mjs' : 'bellwether.js',
    now: options.now ? surroundings.now() : undefined,
  }
}

export async function readManifest(cdn: CdnSource): Promise<ComponentsManifest> {
  return JSON.parse(await cdn.readText('components.json'))
}

/** What a page without a token may have, or the file that stands for it. */
export async function findConfiguration(
  given: LoaderConfig | null,
  cdn: CdnSource | null,
  { configuration: file }: FactOptions,
  surroundings: Surroundings,
): Promise<unknown> {
  if (file !== undefined) return readJson(file, surroundings)
  const { namespace, source } = given?.configuration ?? {}
  if (source?.type === 'url' && source.url) return JSON.parse(await fetchText(source.url))
  if (source?.type === 'mwc-cdn' && namespace && cdn)
    return JSON.parse(await cdn.readText(toCdnConfigurationPath(namespace)))
  return undefined
}
