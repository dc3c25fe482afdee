import { catalogue, findSettingProblems, findWidget } from '@bellwether/catalogue'
import { type ComponentEntry, type ComponentsManifest, isVersionRange } from '@bellwether/contract'
import { explainLocale, findNearest } from '@bellwether/domain'
import { bundleNotFound, explainBundle, findHighest, toSuggestion, toUnknownSetting } from '@bellwether/loader/rules'
import { type Problem, toError, toWarning } from './problem.ts'
import { toDots } from './schema-problems.ts'

export interface ComponentCheck {
  /** Where the entry stands. */
  readonly path: string
  readonly entry: Partial<ComponentEntry>
  /** Laid over an entry of the source: what is missing may be there. */
  readonly isPart: boolean
  /** Stronger than the entry's own version. */
  readonly override?: string | undefined
  /** Null: what is published is not known. */
  readonly manifest: ComponentsManifest | null
}

export function findComponentProblems(check: ComponentCheck): Problem[] {
  const { path, entry, isPart } = check
  if (entry.type === undefined)
    return isPart ? [] : [toError(`${path}.type`, `A component needs a type, such as ${Object.keys(catalogue)[0]}.`)]
  return [...findVersionProblems(check, entry.type), ...findCatalogueProblems(check, entry.type)]
}

function findVersionProblems({ path, entry, override, manifest }: ComponentCheck, type: string): Problem[] {
  const range = override ?? entry.version ?? '*'
  if (!isVersionRange(range))
    return [
      toError(
        `${path}.version`,
        `"${range}" is not a version: use an exact version (1.2.0), a tilde range (~1.2), a caret range (^1) or a wildcard (1.x, *).`,
      ),
    ]
  if (manifest === null) return []
  const versions = Object.keys(manifest.components[type]?.versions ?? {})
  const { message, code } = bundleNotFound(type)
  if (findHighest(versions, range) !== undefined) return []
  const field = versions.length === 0 ? 'type' : 'version'
  return [toError(`${path}.${field}`, `${message}. ${explainBundle(manifest, type, range)}`, code)]
}

function findCatalogueProblems({ path, entry, isPart, manifest }: ComponentCheck, type: string): Problem[] {
  const widget = findWidget(type)
  if (widget === null) {
    // Published by others, or named by the manifest's own check.
    if (manifest !== null) return []
    const nearest = findNearest(type, Object.keys(catalogue))
    return [toWarning(`${path}.type`, `Unknown widget ${type}.${toSuggestion(nearest)}`)]
  }
  const known = widget.settings.map(({ name }) => name)
  const settings = findSettingProblems(widget, entry.settings ?? {})
    .filter(({ given }) => given !== undefined || !isPart)
    .map(({ path: pointer, given, right }) => {
      const name = toDots(pointer)
      const at = `${path}.settings.${name}`
      if (!known.includes(name)) return toWarning(at, toUnknownSetting(type, findNearest(name, known)))
      const found = given === undefined ? `${name} is missing` : `Found ${JSON.stringify(given)}`
      return toError(at, `${found}; expected ${right}.`)
    })
  const locale = toLocaleProblems(`${path}.settings.locale`, entry.settings?.locale)
  const blueprints = widget.blueprints.map(({ name }) => name)
  const { blueprint } = entry
  if (blueprint === undefined || blueprints.includes(blueprint)) return [...settings, ...locale]
  const hint = toSuggestion(findNearest(blueprint, blueprints))
  return [...settings, ...locale, toWarning(`${path}.blueprint`, `${type} has no blueprint ${blueprint}.${hint}`)]
}

/** A language that is not offered: the widget is shown in the nearest one. */
export function toLocaleProblems(path: string, locale: unknown): Problem[] {
  const warning = typeof locale === 'string' ? explainLocale(locale) : null
  return warning === null ? [] : [toWarning(path, warning)]
}
