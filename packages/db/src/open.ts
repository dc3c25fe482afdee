import type { Database, OnLost } from './database.ts'
import type { FillNew } from './fill-aside.ts'
import { type EmbeddedDatabase, openEmbedded } from './open-embedded.ts'
import { openPostgres, type PostgresOptions } from './open-postgres.ts'

export type OpenOptions =
  | PostgresOptions
  | {
      readonly dataDir: string
      readonly cacheMegabytes?: number
      readonly template?: Uint8Array<ArrayBuffer>
      readonly disposable?: boolean
      readonly fillNew?: FillNew
      readonly onLost?: OnLost
    }
  | { readonly memory: true; readonly template?: Uint8Array<ArrayBuffer>; readonly onLost?: OnLost }

export function openDatabase(options: { readonly memory: true } & OpenOptions): Promise<EmbeddedDatabase>
export function openDatabase(options: OpenOptions): Promise<Database>
export async function openDatabase(options: OpenOptions): Promise<Database> {
  if ('url' in options) return openPostgres(options)
  return openEmbedded('memory' in options ? { ...options, dataDir: null } : options)
}
