import { type GroupFigures, groupFigures, memberReturn, type SpanOfDays, standingIn } from '@bellwether/analytics'
import type { Database } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import { type LineRisk, lineRisk, monthEndsOf } from '../charts/risk-return.ts'
import { comparedSpans, historyStart, type StoredLife, toStoredLife } from './compared-spans.ts'
import { createMemberReader, type GroupSecurity } from './member-indices.ts'

/** Of one security: its own returns, and its place among those counted with it; one of each for every compared span. */
export interface ReturnStandings extends OwnReturns {
  readonly averages: readonly (number | null)[]
  readonly counted: readonly (number | null)[]
  readonly places: readonly (number | null)[]
}

interface OwnReturns {
  readonly security: GroupSecurity
  readonly life: StoredLife
  readonly spans: readonly (SpanOfDays | null)[]
  readonly returns: readonly (number | null)[]
  readonly risk: LineRisk | null
}

/** Returns of all members over so many spans are held at once: 32 MB. */
const maxCells = 4_000_000

type Reader = ReturnType<typeof createMemberReader>

/** How the returns of every security of a group compare, each over periods that end with its own last price. */
export async function groupReturns(
  db: Database,
  securities: readonly GroupSecurity[],
  pause: () => Promise<void>,
): Promise<readonly ReturnStandings[]> {
  const days = securities.map(({ day }) => day).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const read = createMemberReader(db, [historyStart(first), last], securities.length)
  const own: OwnReturns[] = []
  for await (const { security, days, index } of read(securities)) {
    const start = historyStart(security.day)
    const first = days.find(({ day }) => day >= start)?.day ?? null
    const life = toStoredLife(security, security.day, first)
    const spans = comparedSpans(life)
    const returns = spans.map(span => span && memberReturn(index, days, span))
    const line = { index, days }
    const risk = first && lineRisk(line, first, monthEndsOf(line, first, security.day))
    own.push({ security, life, spans, returns, risk })
    await pause()
  }
  const figures = await figuresOfSpans(read, own, countedMembers(securities), pause)
  return own.map(each => ({ ...each, ...standingsOf(each, figures) }))
}

/** Of a fund with two classes the first counts. */
export function countedMembers(securities: readonly GroupSecurity[]): readonly GroupSecurity[] {
  return securities.filter(({ id, active, sisterId }) => active && (sisterId === null || sisterId > id))
}

const keyOf = ({ from, to }: SpanOfDays) => `${from} ${to}`
const spanOf = (key: string): SpanOfDays => ({ from: key.slice(0, 10) as IsoDate, to: key.slice(11) as IsoDate })

interface SpanFigures {
  /** By span: the returns of all members. */
  readonly group: ReadonlyMap<string, GroupFigures>
  /** By span and security: what a class gives way with, where its sister is compared in its place. */
  readonly ofSister: ReadonlyMap<string, number>
}

async function figuresOfSpans(
  read: Reader,
  own: readonly OwnReturns[],
  members: readonly GroupSecurity[],
  pause: () => Promise<void>,
): Promise<SpanFigures> {
  const needed = [...new Set(own.flatMap(({ spans }) => spans.flatMap(span => (span ? [keyOf(span)] : []))))]
  const group = new Map<string, GroupFigures>()
  const ofSister = new Map<string, number>()
  const atOnce = Math.max(16, Math.floor(maxCells / Math.max(1, members.length)))
  for (let start = 0; start < needed.length; start += atOnce) {
    const spans = needed.slice(start, start + atOnce).map(key => ({ key, span: spanOf(key), values: [] as number[] }))
    for await (const { security, days, index } of read(members)) {
      for (const { key, span, values } of spans) {
        const value = memberReturn(index, days, span)
        if (value === null) continue
        values.push(value)
        if (security.sisterId !== null) ofSister.set(`${key} ${security.sisterId}`, value)
      }
      await pause()
    }
    for (const { key, values } of spans) group.set(key, groupFigures(values))
  }
  return { group, ofSister }
}

function standingsOf({ security, spans, returns }: OwnReturns, { group, ofSister }: SpanFigures) {
  const { id, active, sisterId } = security
  const standings = spans.map((span, position) => {
    const figures = span && group.get(keyOf(span))
    const own = returns[position] ?? null
    if (!span || !figures) return null
    const sister = active ? (ofSister.get(`${keyOf(span)} ${id}`) ?? null) : null
    const isMember = active && (sisterId === null || sisterId > id) && own !== null
    const without = [...(sister === null ? [] : [sister]), ...(isMember ? [own] : [])]
    const counts = active && own !== null
    const counted = figures.count - without.length + (counts ? 1 : 0)
    // With one member the average would be the security itself.
    if (counted < 2) return null
    const sum = figures.sum - (sister ?? 0) + (counts && !isMember ? own : 0)
    return { average: sum / counted, counted, place: counts ? standingIn(figures, own, without).rank : null }
  })
  return {
    averages: standings.map(standing => standing?.average ?? null),
    counted: standings.map(standing => standing?.counted ?? null),
    places: standings.map(standing => standing?.place ?? null),
  }
}
