import { CompiledQuery, type QueryResult } from 'kysely'
import type { Database } from '../database.ts'
import type { Intercept } from './intercept.ts'
import { reviveRows, type Shape } from './result-shapes.ts'

interface Waiting {
  readonly query: CompiledQuery
  readonly shape: Shape
  readonly send: () => Promise<QueryResult<unknown>>
  readonly resolve: (result: QueryResult<unknown>) => void
  readonly reject: (error: unknown) => void
}

// Named statements have at most 64 parameters, and a plan for more is not worth its place.
const maxQueries = 24
const maxParameters = 60

/**
 * Queries asked for at the same moment travel in one statement, each as a list in JSON: blocks of a page ask side by side,
 * and a round trip costs more than most of their answers. The answers are the same as on their own, and so are the failures:
 * when the statement fails, each query is sent by itself.
 */
export function createGather(db: Database): Intercept {
  let waiting: Waiting[] = []

  function flush(): void {
    const all = waiting.toSorted((a, b) => a.shape.id - b.shape.id)
    waiting = []
    for (const batch of batchesOf(all)) void answer(db, batch)
  }

  return (query, send) => {
    const shape = /^\s*(?:select|with)\b/i.test(query.sql) ? db.shapes.shapeOf(query.sql) : null
    if (shape === null) return send()
    return new Promise((resolve, reject) => {
      waiting.push({ query, shape, send, resolve, reject })
      if (waiting.length === 1) setImmediate(flush)
    })
  }
}

function batchesOf(all: readonly Waiting[]): readonly (readonly Waiting[])[] {
  const batches: Waiting[][] = []
  let parameters = 0
  for (const each of all) {
    const last = batches.at(-1)
    parameters += each.query.parameters.length
    if (last && last.length < maxQueries && parameters <= maxParameters) {
      last.push(each)
    } else {
      batches.push([each])
      parameters = each.query.parameters.length
    }
  }
  return batches
}

async function answer(db: Database, batch: readonly Waiting[]): Promise<void> {
  const alone = () => {
    for (const { send, resolve, reject } of batch) void send().then(resolve, reject)
  }
  if (batch.length === 1) return alone()
  try {
    const { rows } = await db.sql.executeQuery<Record<string, Record<string, unknown>[]>>(combine(db, batch))
    const results = batch.map(({ shape }, index) => reviveRows(rows[0]?.[`q${index}`] ?? [], shape))
    for (const [index, { resolve }] of batch.entries()) resolve({ rows: results[index] ?? [] })
  } catch {
    alone()
  }
}

function combine(db: Database, batch: readonly Waiting[]): CompiledQuery<Record<string, Record<string, unknown>[]>> {
  const shapes = batch.map(({ shape }) => shape)
  const text = db.shapes.textOf(shapes, () => combinedText(batch))
  const parameters = batch.flatMap(({ query }) => query.parameters)
  return CompiledQuery.raw(text, parameters) as never
}

function combinedText(batch: readonly Waiting[]): string {
  let before = 0
  const columns = batch.map(({ query }, index) => {
    const shift = before
    before += query.parameters.length
    const text = query.sql.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + shift}`)
    return `(select coalesce(json_agg(q), '[]') from (${text}) as q) as q${index}`
  })
  return `select ${columns.join(', ')}`
}
