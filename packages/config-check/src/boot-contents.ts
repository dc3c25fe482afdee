import type { ComponentConfiguration, ComponentsManifest, LoaderConfig } from '@bellwether/contract'
import { createDefaults, toApp, toWish } from '@bellwether/loader/rules'
import type { BootContents } from './boot-script.ts'
import { fillSoundConfig } from './fill-sound-config.ts'
import type { KnownFacts } from './known-facts.ts'
import { getLoaderFile } from './loader-file.ts'
import { toManifestPart } from './manifest-part.ts'

/** For a public configuration and any page that uses it: which components stand where is the page's. */
export function toNamespaceBoot(
  namespace: string,
  configuration: ComponentConfiguration,
  manifest: ComponentsManifest,
): BootContents {
  const { version: loaderVersion } = getLoaderFile(manifest)
  const components = Object.values(configuration.components).map(entry => toWish(entry, {}))
  return {
    base: {
      configuration: { namespace, source: { type: 'none' } },
      delivery: { manifest: toManifestPart(manifest, { components, designSystem: '*', loaderVersion }), configuration },
    },
    ids: Object.keys(configuration.components),
  }
}

/**
 * For one page and its whole configuration, wherever the script lies. Tokens stay out of it, and so does a configuration
 * that only a token opens, with the part of the manifest that depends on it.
 */
export function toPageBoot(input: unknown, known: KnownFacts): BootContents {
  const loader = getLoaderFile(known.manifest, known)
  const self = known.cdn + loader.file.path
  const [config] = fillSoundConfig(input, self)
  const { source } = config.configuration
  const { apiTokens: _tokens, ...given } = input as LoaderConfig
  const { timeoutMs: _default, ...addresses } = createDefaults(self).delivery
  const isPublic = source.type === 'mwc-cdn' || source.type === 'url'
  const answer = isPublic
    ? known.configuration
    : (config.delivery.configuration ?? (source.type === 'none' ? {} : undefined))
  const delivery = { ...addresses, ...given.delivery }
  if (answer === undefined) return { base: { ...given, delivery }, ids: [] }

  const { components } = toApp(answer, config)
  const { overrides, chunks } = config.component.source
  const isCovered = !(config.mwc ?? config.libraries ?? chunks)
  const wishes = Object.values(components).map(entry => toWish(entry, overrides))
  const part = { components: wishes, designSystem: config.css.mds.version, loaderVersion: loader.version }
  return {
    base: {
      ...given,
      configuration: { ...given.configuration, source: { type: 'none' } },
      delivery: {
        ...delivery,
        ...(isPublic && { configuration: answer as ComponentConfiguration }),
        ...(isCovered && { manifest: toManifestPart(known.manifest, part) }),
      },
    },
    ids: Object.keys(components),
  }
}
