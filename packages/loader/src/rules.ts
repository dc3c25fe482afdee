/** The loader's own rules, for tools that look at a configuration without loading it. Nothing here asks for anything. */
export { getAddress } from './address.ts'
export { explainBundle } from './after-paint/explain-bundle.ts'
export { liveNeedsToken, toSuggestion, toUnknownSetting } from './after-paint/suggestion.ts'
export { warnOfConfig } from './after-paint/warn-of-config.ts'
export { type Bundle, type FindBundle, findBundle, toWish, type Wish } from './bundles.ts'
export { toApp, toConfigurationAddress } from './configuration.ts'
export { createDefaults, type FullConfig } from './defaults.ts'
export {
  bundleNotFound,
  cdnUnknown,
  componentsMissing,
  invalidConfig,
  isLoaderError,
  type LoaderError,
  typeMissing,
} from './errors.ts'
export { findFaults } from './extras/check-config.ts'
export { toClientBundle } from './extras/client-bundle.ts'
export { angularVersion, isHostReact, isPreset, noLibrary } from './extras/libraries.ts'
export { fillConfig } from './fill-config.ts'
export { toAsk, toBatchUrl } from './first-data.ts'
export { toManifestPath, toManifestValidity } from './manifest.ts'
export { isDictionary, merge } from './merge.ts'
export { findTexts } from './placing/find-texts.ts'
export { findHighest, isExact } from './versions.ts'
