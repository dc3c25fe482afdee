import { findUsedNames } from './used-names.ts'

export const engines = ['chrome', 'firefox', 'safari'] as const
type Engine = (typeof engines)[number]
export type Versions = Readonly<Record<Engine, number>>

interface Support {
  readonly version_added: string | boolean | null
  readonly flags?: unknown
  readonly partial_implementation?: boolean
  readonly prefix?: string
}

/** As much of the compatibility data as is read here. */
export interface Data {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[] | undefined>> }
  readonly [key: string]: unknown
}

export interface NeededFeature {
  /** Its key in the compatibility data, such as `api.AbortSignal.any_static`. */
  readonly key: string
  readonly versions: Versions
}

/** A feature that is used where it exists, and why its absence does no harm; or a name of ours that a browser has for something else. */
export type Harmless = Readonly<Record<string, string>>

/** Every feature that scripts and stylesheets need, by its key, with the first version that has it. */
export function findNeeded(
  data: Data,
  scripts: readonly string[],
  stylesheets: readonly string[],
  harmless: Harmless,
): readonly NeededFeature[] {
  const index = indexMembers(data)
  const keys = new Set([
    ...scripts.flatMap(code => keysOfScript(data, index, code)),
    ...stylesheets.flatMap(css => keysOfStyles(data, css)),
  ])
  return [...keys]
    .filter(key => harmless[key] === undefined)
    .flatMap(key => {
      const versions = versionsOf(find(data, key))
      return versions ? [{ key, versions }] : []
    })
    .toSorted((a, b) => a.key.localeCompare(b.key))
}

/** The first version of each engine that has all of them. */
export function toOldest(needed: readonly NeededFeature[]): Versions {
  const highest = (engine: Engine) => Math.max(...needed.map(({ versions }) => versions[engine]))
  return { chrome: highest('chrome'), firefox: highest('firefox'), safari: highest('safari') }
}

function keysOfScript(data: Data, index: MemberIndex, code: string): string[] {
  const { globals, members, syntax } = findUsedNames(code)
  const ofGlobals = [...globals].flatMap(name => {
    const [holder, member] = name.split('.')
    const ending = member === undefined ? '' : `.${member}`
    const keys = [`javascript.builtins.${holder}${ending}`, `api.${holder}${ending && `${ending}_static`}`]
    return keys.filter(key => find(data, key)?.__compat)
  })
  // Of several that have a member of this name, the one that came first: which of them is meant is not known.
  const ofMembers = [...members].flatMap(name => index.get(name) ?? [])
  return [...ofGlobals, ...ofMembers, ...[...syntax].map(key => `javascript.${key}`)]
}

type MemberIndex = ReadonlyMap<string, string>

function indexMembers({ api, javascript }: Data): MemberIndex {
  const index = new Map<string, string>()
  const known = new Map<string, Versions>()
  const holders = [
    ...Object.entries(api as Data).map(([name, holder]) => [`api.${name}`, holder] as const),
    ...Object.entries((javascript as { builtins: Data }).builtins).map(
      ([name, holder]) => [`javascript.builtins.${name}`, holder] as const,
    ),
  ]
  for (const [path, holder] of holders) {
    for (const [member, feature] of Object.entries(Object(holder) as Data)) {
      const versions = versionsOf(feature as Data)
      const name = member.replace(/_(static|event)$/, '')
      const before = known.get(name)
      if (!versions || (before && before.chrome <= versions.chrome)) continue
      known.set(name, versions)
      index.set(name, `${path}.${member}`)
    }
  }
  return index
}

/** Functions, selectors and at-rules: a browser that does not know one drops the rule. One that does not know a property drops that alone. */
function keysOfStyles(data: Data, css: string): string[] {
  const namesOf = (expression: RegExp) => [...new Set(Array.from(css.matchAll(expression), ([, name = '']) => name))]
  const functions = namesOf(/(?<![\w-])([a-z][\w-]*)\(/g).flatMap(name => [
    `css.types.${name}`,
    `css.types.color.${name}`,
    `css.selectors.${name}`,
  ])
  const selectors = namesOf(/::?([a-z-]+)(?=[^{};]*\{)/g).map(name => `css.selectors.${name}`)
  const rules = namesOf(/@([a-z-]+)/g).map(name => `css.at-rules.${name}`)
  return [...functions, ...selectors, ...rules].filter(key => find(data, key)?.__compat)
}

function find(data: Data, key: string): Data | undefined {
  return key.split('.').reduce<Data | undefined>((at, part) => at?.[part] as Data | undefined, data)
}

/** Null where one of them has never had it: then it is not what is meant by the name. */
function versionsOf(feature: Data | undefined): Versions | null {
  const support = feature?.__compat?.support
  if (!support) return null
  const [chrome, firefox, safari] = engines.map(engine => firstVersion(support[engine]))
  return chrome && firefox && safari ? { chrome, firefox, safari } : null
}

function firstVersion(support: Support | readonly Support[] | undefined): number | null {
  const full = [support ?? []].flat().filter(({ flags, prefix }) => !flags && !prefix)
  const versions = full.flatMap(({ version_added: added }) =>
    typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : [],
  )
  const known = versions.filter(version => version > 0)
  return known.length > 0 ? Math.min(...known) : null
}
