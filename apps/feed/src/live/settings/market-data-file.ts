import { readFile } from 'node:fs/promises'
import {
  findExchange,
  findNearest,
  type MarketDataTerms,
  openTerms,
  parseUnit,
  type VenueTerms,
} from '@bellwether/domain'
import Type, { type TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { MarketDataFileError, type MarketDataProblem, MarketDataUnreadableError } from '../../errors.ts'
import { fillVariables } from './fill-variables.ts'
import { NatsSettings, NdjsonSettings, type SourceSettings, WebSocketSettings } from './source-settings.ts'

/** The file of `MARKET_DATA_FILE`: where prices come from, and who may see them. */
export interface MarketData {
  readonly sources: readonly SourceSettings[]
  readonly terms: MarketDataTerms
}

const access = { 'real-time': 'REAL_TIME', delayed: 'DELAYED', none: 'NONE' } as const
const Access = Type.Union([Type.Literal('real-time'), Type.Literal('delayed'), Type.Literal('none')])
const Venue = Type.Object(
  {
    delayMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
    guests: Type.Optional(Access),
    users: Type.Optional(Access),
  },
  { additionalProperties: false },
)
const File = Type.Object(
  {
    venues: Type.Optional(Type.Record(Type.String(), Venue)),
    sources: Type.Optional(Type.Array(Type.Unknown(), { maxItems: 20 })),
  },
  { additionalProperties: false },
)
const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const kinds = { ndjson: NdjsonSettings, websocket: WebSocketSettings, nats: NatsSettings } as const

type Variables = Readonly<Record<string, string | undefined>>

export async function readMarketData(path: string, variables: Variables): Promise<MarketData> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (cause) {
    throw new MarketDataUnreadableError(path, cause)
  }
  return parseMarketData(text, variables)
}

/** Throws one error that lists every problem. `${NAME}` in a text is the value of that variable, so that secrets stay out of the file. */
export function parseMarketData(text: string, variables: Variables = {}): MarketData {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch (cause) {
    throw new MarketDataFileError([
      { path: '', problem: `is not JSON: ${cause instanceof Error ? cause.message : ''}` },
    ])
  }
  const problems = problemsOf(File, file, '')
  if (!Check(File, file) || problems.length > 0) throw new MarketDataFileError(problems)
  const filled = fillVariables(file.sources ?? [], '/sources', variables)
  problems.push(...filled.problems)
  const given = filled.value as readonly unknown[]
  problems.push(...given.flatMap((source, i) => sourceProblems(source, `/sources/${i}`)))
  const { venues = {} } = file
  problems.push(...exchangeProblems(Object.keys(venues), '/venues'))
  if (problems.length > 0) throw new MarketDataFileError(problems)
  const sources = (given as SourceSettings[]).map(withExchangeCodes)
  const names = sources.map(({ name }) => name)
  const repeated = names.findIndex((name, i) => names.indexOf(name) !== i)
  if (repeated >= 0)
    throw new MarketDataFileError([
      { path: `/sources/${repeated}/name`, problem: `"${names[repeated]}" is used twice` },
    ])
  return { sources, terms: toTerms(venues, sources) }
}

function sourceProblems(source: unknown, path: string): MarketDataProblem[] {
  const kind = typeof source === 'object' && source !== null && 'kind' in source ? String(source.kind) : ''
  if (!(kind in kinds)) {
    return [{ path: `${path}/kind`, problem: `is "${kind.slice(0, 40)}"; must be ${anyOf.format(Object.keys(kinds))}` }]
  }
  const schema = kinds[kind as keyof typeof kinds]
  const found = problemsOf(schema, source, path)
  if (!Check(schema, source)) return found
  const units = Object.entries(source.exchanges).flatMap(([exchange, { unit }]) =>
    unit === undefined || parseUnit(unit) !== null
      ? []
      : [{ path: `${path}/exchanges/${exchange}/unit`, problem: `is "${unit}"; must be a unit such as GBP or GBX` }],
  )
  const of = source.message?.exchange
  return [
    ...exchangeProblems(Object.keys(source.exchanges), `${path}/exchanges`),
    ...(of === undefined ? [] : exchangeProblems([of], `${path}/message/exchange`)),
    ...units,
  ]
}

function problemsOf(schema: TSchema, given: unknown, path: string): MarketDataProblem[] {
  return [...Errors(schema, given)].map(error => ({
    path: `${path}${error.instancePath}`,
    problem: 'additionalProperties' in error.params ? unknownField(error.params, schema) : error.message,
  }))
}

function unknownField(params: object, schema: TSchema): string {
  const names = 'additionalProperties' in params ? [params.additionalProperties].flat().map(String) : []
  const known = 'properties' in schema ? Object.keys(schema.properties as object) : []
  const nearest = findNearest(names[0] ?? '', known)
  return `has unknown fields ${names.join(', ')}${nearest === null ? '' : ` (did you mean ${nearest}?)`}`
}

function exchangeProblems(names: readonly string[], path: string): MarketDataProblem[] {
  return names
    .filter(name => !findExchange(name))
    .map(name => ({ path, problem: `names "${name.slice(0, 40)}"; must be an exchange such as LSE or its MIC XLON` }))
}

function withExchangeCodes(source: SourceSettings): SourceSettings {
  const exchanges = Object.fromEntries(
    Object.entries(source.exchanges).map(([name, venue]) => [findExchange(name)?.code ?? name, venue]),
  )
  return { ...source, exchanges }
}

function toTerms(venues: Type.Static<typeof File>['venues'], sources: readonly SourceSettings[]): MarketDataTerms {
  const terms = new Map<string, VenueTerms>()
  for (const [name, { delayMinutes, guests, users }] of Object.entries(venues ?? {})) {
    terms.set(findExchange(name)?.code ?? name, {
      ...openTerms,
      delayMinutes: delayMinutes ?? openTerms.delayMinutes,
      guests: access[guests ?? 'real-time'],
      users: access[users ?? 'real-time'],
    })
  }
  for (const { exchanges } of sources) {
    for (const [exchange, { delayMinutes = 0 }] of Object.entries(exchanges)) {
      const known = terms.get(exchange) ?? openTerms
      // Of two sources of an exchange the slower counts: no price is called more recent than it may be.
      terms.set(exchange, { ...known, sourceDelayMinutes: Math.max(known.sourceDelayMinutes, delayMinutes) })
    }
  }
  return terms
}
