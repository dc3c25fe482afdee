import type { ComponentsManifest } from '@bellwether/contract'
import { findNearest } from '@bellwether/domain'
import {
  angularVersion,
  bundleNotFound,
  type FullConfig,
  findHighest,
  isPreset,
  toSuggestion,
} from '@bellwether/loader/rules'
import { type Problem, toError, toWarning } from './problem.ts'

/** What the rarer fields name and the CDN does not have: the loader would log it and skip it. */
export function findPublishedProblems(config: FullConfig, manifest: ComponentsManifest): Problem[] {
  return [
    ...findChunkProblems(config, manifest),
    ...findLazyProblems(config, manifest),
    ...findLibraryProblems(config, manifest),
    ...findHelperProblems(config, manifest),
    ...findDesignProblems(config, manifest),
  ]
}

function findChunkProblems({ component }: FullConfig, { chunks = {} }: ComponentsManifest): Problem[] {
  const known = Object.keys(chunks)
  return (component.source.chunks ?? []).flatMap((name, at) =>
    known.includes(name)
      ? []
      : [
          toWarning(
            `component.source.chunks.${at}`,
            `No chunk ${name} is published; it is skipped.${toSuggestion(findNearest(name, known))}`,
          ),
        ],
  )
}

function findLazyProblems({ lazy, component }: FullConfig, { components }: ComponentsManifest): Problem[] {
  // A client-specific bundle has its own list.
  if (component.source.useClientSpecificBundle) return []
  const known = Object.keys(components)
  return (lazy?.bundlesToDownload ?? []).flatMap((type, at) => {
    if (known.includes(type)) return []
    const { message, code } = bundleNotFound(type)
    return [toError(`lazy.bundlesToDownload.${at}`, `${message}.${toSuggestion(findNearest(type, known))}`, code)]
  })
}

function findLibraryProblems({ libraries = [] }: FullConfig, manifest: ComponentsManifest): Problem[] {
  return libraries.flatMap((library: unknown, at) => {
    if (!isPreset(library)) return []
    const { preset, version = angularVersion } = library
    const versions = Object.keys(manifest.libraries?.[preset] ?? {})
    if (findHighest(versions, version) !== undefined) return []
    const published = versions.join(', ') || 'none'
    return [toWarning(`libraries.${at}`, `No ${preset} ${version} is published (${published}); it is skipped.`)]
  })
}

function findHelperProblems({ mwc, component }: FullConfig, { components }: ComponentsManifest): Problem[] {
  const name = 'mwc-application-helper'
  const { environment = 'prod', version = '*' } = mwc?.[name] ?? {}
  // Another environment has a manifest of its own.
  if (!mwc?.[name] || environment !== component.source.environment) return []
  const versions = Object.keys(components[name]?.versions ?? {})
  if (findHighest(versions, version) !== undefined) return []
  const published = versions.join(', ') || 'none'
  return [toWarning(`mwc.${name}.version`, `No version ${version} is published (${published}); it is skipped.`)]
}

function findDesignProblems({ css: { mds } }: FullConfig, { designSystem = {} }: ComponentsManifest): Problem[] {
  const versions = Object.keys(designSystem)
  if (versions.length === 0 || findHighest(versions, mds.version) !== undefined) return []
  return [
    toWarning(
      'css.mds.version',
      `No version ${mds.version} is published (${versions.join(', ')}): neither styles nor icons load.`,
    ),
  ]
}
