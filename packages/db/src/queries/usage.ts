import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export interface UsageCount {
  readonly day: string
  readonly application: string
  readonly namespace: string
  readonly component: string
  readonly version: string
  /** PAINTED, or the code of a failure. */
  readonly outcome: string
  readonly count: number
}

export interface UsageAttribute {
  readonly day: string
  readonly application: string
  readonly namespace: string
  readonly name: string
  readonly value: string
  readonly count: number
}

const key = ['day', 'application', 'namespace', 'component', 'version', 'outcome'] as const

/** Adds to what is counted already; each key once in a call. */
export async function add(db: Database, counts: readonly UsageCount[]): Promise<void> {
  if (counts.length === 0) return
  await db.sql
    .insertInto('usage_counts')
    .values([...counts])
    .onConflict(conflict => conflict.columns([...key]).doUpdateSet({ count: sql`usage_counts.count + excluded.count` }))
    .execute()
}

/** Adds to what is counted already; each name and value once in a call. */
export async function addAttributes(db: Database, attributes: readonly UsageAttribute[]): Promise<void> {
  if (attributes.length === 0) return
  await db.sql
    .insertInto('usage_attributes')
    .values([...attributes])
    .onConflict(conflict =>
      conflict
        .columns(['day', 'application', 'namespace', 'name', 'value'])
        .doUpdateSet({ count: sql`usage_attributes.count + excluded.count` }),
    )
    .execute()
}

/** From a day on, the most frequent first. */
export async function attributesSince(db: Database, day: IsoDate) {
  return db.sql
    .selectFrom('usage_attributes')
    .select(['application', 'namespace', 'name', 'value'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', day)
    .groupBy(['application', 'namespace', 'name', 'value'])
    .orderBy('count', 'desc')
    .limit(500)
    .execute()
}

/** From a day on, the most used first. */
export async function since(db: Database, day: IsoDate) {
  return db.sql
    .selectFrom('usage_counts')
    .select(['application', 'namespace', 'component', 'version', 'outcome'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', day)
    .groupBy(['application', 'namespace', 'component', 'version', 'outcome'])
    .orderBy('count', 'desc')
    .limit(500)
    .execute()
}

/** Of one namespace from a day on: each day's counts by component, version and outcome, the newest day first. */
export async function ofNamespace(db: Database, namespace: string, day: IsoDate) {
  return db.sql
    .selectFrom('usage_counts')
    .select(['day', 'component', 'version', 'outcome'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('namespace', '=', namespace)
    .where('day', '>=', day)
    .groupBy(['day', 'component', 'version', 'outcome'])
    .orderBy('day', 'desc')
    .orderBy('component')
    .orderBy('version')
    .orderBy('outcome')
    .limit(2000)
    .execute()
}
