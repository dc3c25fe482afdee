import type { Database } from '@bellwether/db'
import { CompiledQuery, sql } from 'kysely'
import type { SentStatement } from '../../packages/db/testing/watch-statements.ts'

/** One listing's or index's days are as many as it has had, whatever the size of the market. */
const seriesTables = new Set(['daily_prices', 'navs', 'index_levels', 'exchange_rate_days'])

/** What is large enough that reading it all shows. */
const largeTable = 10_000
const largeSort = 1_000

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Plan Rows': number
  readonly Plans?: readonly PlanNode[]
}

/** How many rows each table has. */
export async function countRows(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, reltuples::bigint as count from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db.sql)
  return new Map(rows.map(({ name, count }) => [name, count]))
}

/** What a statement does that grows with the market; empty where nothing does. */
export async function growingParts(
  db: Database,
  { text, parameters }: SentStatement,
  tables: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  if (!/^\s*\(?\s*(?:select|with)\b/i.test(text)) return []
  const plan = await planOf(db, text, parameters.length)
  return plan ? problemsIn(plan, tables) : []
}

/** The plan that is kept for a statement: it is made without values, so that none are needed to see it. */
async function planOf(db: Database, text: string, parameters: number): Promise<PlanNode | undefined> {
  const run = (statement: string) => CompiledQuery.raw(statement)
  const values = parameters === 0 ? '' : `(${Array(parameters).fill('null').join(', ')})`
  return db.sql.connection().execute(async connection => {
    await connection.executeQuery(run(`prepare explained as ${text}`))
    try {
      const { rows } = await connection.executeQuery<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
        run(`explain (format json) execute explained${values}`),
      )
      return rows[0]?.['QUERY PLAN'][0]?.Plan
    } finally {
      await connection.executeQuery(run('deallocate explained'))
    }
  })
}

function problemsIn(node: PlanNode, tables: ReadonlyMap<string, number>): readonly string[] {
  const { Plans: parts = [], 'Node Type': kind, 'Relation Name': table } = node
  const scanned = table !== undefined && kind === 'Seq Scan' && (tables.get(table) ?? 0) > largeTable
  const sorted = /sort/i.test(kind) ? Math.max(0, ...parts.map(part => part['Plan Rows'])) : 0
  return [
    ...(scanned ? [`reads the whole table ${table}, ${tables.get(table)} rows`] : []),
    ...(sorted > largeSort && readsLarge(node, tables) ? [`sorts about ${sorted} rows`] : []),
    ...parts.flatMap(part => problemsIn(part, tables)),
  ]
}

function readsLarge({ 'Relation Name': table, Plans = [] }: PlanNode, tables: ReadonlyMap<string, number>): boolean {
  const large = table !== undefined && !seriesTables.has(table) && (tables.get(table) ?? 0) > largeTable
  return large || Plans.some(part => readsLarge(part, tables))
}
