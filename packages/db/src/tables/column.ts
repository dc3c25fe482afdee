import type { IsoDate } from '@bellwether/domain'
import type { ColumnType } from 'kysely'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What a jsonb column holds: always an object at the top. */
export type JsonObject = { readonly [key: string]: Json }

/** timestamptz: written as a Date or an ISO 8601 string, read as a Date. */
export type Instant = ColumnType<Date, Date | string, Date | string>
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>

/** bytea: written as any byte array, read as a Buffer. */
export type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
export type MaybeBytes = ColumnType<Buffer | null, Uint8Array | null, Uint8Array | null>

/** date: written as 'YYYY-MM-DD', read as one that exists. */
export type Day = ColumnType<IsoDate, string, string>
export type MaybeDay = ColumnType<IsoDate | null, string | null | undefined, string | null>

/** A column of a view. */
export type ReadOnly<T> = ColumnType<T, never, never>
