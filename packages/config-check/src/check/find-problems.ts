import { catalogue, findWidget } from '@bellwether/catalogue'
import type { ComponentEntry, ComponentsManifest } from '@bellwether/contract'
import {
  cdnUnknown,
  componentsMissing,
  type FullConfig,
  fillConfig,
  findFaults,
  invalidConfig,
  isDictionary,
  isHostReact,
  isPreset,
  type LoaderError,
  liveNeedsToken,
  noLibrary,
  toApp,
  typeMissing,
  warnOfConfig,
} from '@bellwether/loader/rules'
import { hasToken } from '../runtime-token.ts'
import { findBindingProblems } from './binding-problems.ts'
import { findComponentProblems, toLocaleProblems } from './component-problems.ts'
import { type Problem, toError, toRefusal, toWarning } from './problem.ts'
import { findPublishedProblems } from './published-problems.ts'
import { findSchemaProblems, schemas } from './schema-problems.ts'

export interface CheckFacts {
  /** What is published; null: types and versions are not held against it. */
  readonly manifest: ComponentsManifest | null
  /** What the configuration's source will answer, where it is known. */
  readonly configuration?: unknown
}

/** Address of a loader that nobody asks for: the rules need one for their defaults. */
const nowhere = 'https://cdn.invalid/loader/0/bellwether.js'

/**
 * What the loader would throw, log or warn of, and what a widget would refuse, in a page's configuration or in a component
 * configuration (`{ components }`).
 */
export function findProblems(input: unknown, facts: CheckFacts): Problem[] {
  if (isComponentConfiguration(input)) return findConfigurationProblems(input, facts)
  if (!isDictionary(input)) return [toRefusal(invalidConfig())]
  const [config] = fillConfig(input, nowhere)
  const found = findLoaderProblems(input, config)
  const refused = found.filter(({ severity }) => severity === 'error')
  const shape = findSchemaProblems(schemas.page, input)
  // The rules below read the fields as what they should be.
  if (shape.length > 0) return [...refused, ...withoutNamed(shape, refused)]
  return [
    ...found,
    ...findTokenProblems(input),
    ...findConflicts(config),
    ...findStrangeLibraries(config),
    ...toLocaleProblems('locale', config.locale),
    ...findPartProblems(config, facts),
    ...(facts.manifest ? findPublishedProblems(config, facts.manifest) : []),
  ]
}

/** Those of other fields than the ones that the loader's own words are about. */
function withoutNamed(problems: readonly Problem[], named: readonly Problem[]): Problem[] {
  return problems.filter(({ path }) => !named.some(other => other.path === path))
}

function findLoaderProblems(input: unknown, config: FullConfig): Problem[] {
  const warnings: Problem[] = []
  const warn = (message: string) => {
    const [, path = ''] = /^Unknown (?:key|value of) (\S+?)\.(?: |$)/.exec(message) ?? []
    warnings.push(toWarning(path, message))
  }
  const faults = [...findFaults(input, config, warn)].map(toProblem)
  warnOfConfig(input, { config, warn })
  return [...faults, ...warnings]
}

/** A token belongs in no file: one that is missing is taken to come at run time. */
function toProblem(fault: LoaderError): Problem {
  const problem = toRefusal(fault)
  if (fault.code !== 'LOADER_TOKEN_REQUIRED') return problem
  return { severity: 'note', path: problem.path, message: `${fault.message} The page must add it at run time.` }
}

/** Two fields of which one leaves the other without effect. */
function findConflicts({ css, component, delivery }: FullConfig): Problem[] {
  const problems: Problem[] = []
  if (css.includeComponentCss === false && css.toggleCssWithComponent)
    problems.push(toWarning('css.toggleCssWithComponent', 'Has no effect: css.includeComponentCss is false.'))
  const { environment } = component.source
  if (typeof delivery.cdn !== 'string' && !delivery.cdn[environment]) {
    const { message, code } = cdnUnknown()
    problems.push(toError('delivery.cdn', `${message} It has no address for ${environment}.`, code))
  }
  return problems
}

/** The loader warns of them and goes on without. */
function findStrangeLibraries({ libraries = [] }: FullConfig): Problem[] {
  const isKnown = (library: unknown) => typeof library === 'string' || isPreset(library) || isHostReact(library)
  return libraries.flatMap((library, at) => (isKnown(library) ? [] : [toWarning(`libraries.${at}`, noLibrary)]))
}

/** A token is the page's to give: a file that holds one is shared with everybody who reads it. */
function findTokenProblems(input: unknown): Problem[] {
  if (!hasToken(input)) return []
  return [toWarning('apiTokens.apiGatewayToken', 'Do not keep a token in a file: let the page add it at run time.')]
}

function findPartProblems(config: FullConfig, { manifest, configuration: answer }: CheckFacts): Problem[] {
  const { component, configuration, delivery, elementBindings = [] } = config
  const local = delivery.configuration ?? (configuration.source.type === 'none' ? {} : answer)
  const overrides = configuration.overrides?.components ?? {}
  const isWhole = local !== undefined
  const components = isWhole ? findComponentsOf(local, config) : overrides
  if (components === null) return [toRefusal(componentsMissing(), 'configuration.overrides')]
  const inAnswer = delivery.configuration ? 'delivery.configuration.components' : 'components'
  const pathOf = (id: string) => `${id in overrides ? 'configuration.overrides.components' : inAnswer}.${id}`
  const problems = Object.entries(components).flatMap(([id, entry]) =>
    findComponentProblems({
      path: pathOf(id),
      entry,
      isPart: !isWhole,
      override: entry.type === undefined ? undefined : component.source.overrides?.[entry.type],
      manifest,
    }),
  )
  const types = Object.keys(manifest?.components ?? catalogue)
  const untyped = component.source.useClientSpecificBundle ? findUntypedFirst(components, pathOf) : []
  return [
    ...untyped,
    ...withoutNamed(problems, untyped),
    ...findLiveWithoutToken(components, config, pathOf),
    ...findBindingProblems(elementBindings, { ids: isWhole ? Object.keys(components) : null, types }),
  ]
}

/** Left to the page as any token is: live prices stay as they were loaded until it has one. */
function findLiveWithoutToken(
  components: Readonly<Record<string, Partial<ComponentEntry>>>,
  { apiTokens, api }: FullConfig,
  pathOf: (id: string) => string,
): Problem[] {
  if (apiTokens.apiGatewayToken || api?.tokenSources || api?.apiTokenExpiredCallback) return []
  return Object.entries(components).flatMap(([id, { type = '', settings }]) =>
    settings?.live === true && findWidget(type)?.settings.some(({ name }) => name === 'live')
      ? [{ severity: 'note', path: `${pathOf(id)}.settings.live`, message: liveNeedsToken }]
      : [],
  )
}

/** LD-VALID-13, for a page with a client-specific bundle. */
function findUntypedFirst(
  components: Readonly<Record<string, Partial<ComponentEntry>>>,
  pathOf: (id: string) => string,
): Problem[] {
  const [id, first] = Object.entries(components)[0] ?? []
  if (first?.type) return []
  return [toRefusal(typeMissing(), id === undefined ? 'configuration.overrides.components' : `${pathOf(id)}.type`)]
}

function findComponentsOf(
  answer: unknown,
  config: FullConfig,
): Readonly<Record<string, Partial<ComponentEntry>>> | null {
  try {
    return toApp(answer, config).components
  } catch {
    return null
  }
}

/** As the configuration API and `config.json` hold it. No configuration of a page has this key. */
function isComponentConfiguration(input: unknown): input is { readonly components: unknown } {
  return isDictionary(input) && 'components' in input && !('elementBindings' in input) && !('configuration' in input)
}

/** The same of what is a component configuration, whatever it looks like. */
export function findConfigurationProblems(input: unknown, { manifest }: CheckFacts): Problem[] {
  if (!isDictionary(input) || !isDictionary(input.components)) return [toRefusal(componentsMissing())]
  const shape = findSchemaProblems(schemas.components, input)
  if (shape.length > 0) return shape
  const components = input.components as Readonly<Record<string, ComponentEntry>>
  return Object.entries(components).flatMap(([id, entry]) =>
    findComponentProblems({ path: `components.${id}`, entry, isPart: false, manifest }),
  )
}
