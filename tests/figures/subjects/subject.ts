import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity, SecurityType } from '../raw/rows.ts'

export type Inputs = Readonly<Record<string, unknown>>

/** A figure that a page must show, and where. */
export interface ExpectedFigure {
  /** The end of the page's address, '' is the Overview; or from `/` on the whole address of a page of many securities. */
  readonly page: string
  /** The heading of the block; any block where it is left out. */
  readonly block?: string
  /** The name of a table; a labelled value where it is left out. */
  readonly table?: string
  readonly label: string
  /** Of a table. */
  readonly column?: string
  /** Another text of its row, where several rows have the label: the date of a payment. */
  readonly beside?: string
  /** What it may read, mostly one text; null: the page must not show it. */
  readonly texts: readonly string[] | null
  /** What it was calculated from. */
  readonly inputs: Inputs
}

/** Figures of one kind, calculated again from the stored rows. */
export interface Subject {
  readonly name: string
  readonly types: readonly SecurityType[]
  expected(tables: RawTables, security: RawSecurity): Promise<readonly ExpectedFigure[]>
}

/** What a table calls the security itself, beside its category and its index. */
export const ownColumn: Readonly<Record<SecurityType, string>> = {
  EQUITY: 'Share',
  CLOSED_END_FUND: 'Investment trust',
  FUND: 'Fund',
  ETF: 'ETF',
  BOND: 'Gilt',
}

/** The day that a page describes: that of the last price. */
export function dayOf({ quotedAt, asAt }: RawSecurity): string {
  return quotedAt ? quotedAt.toISOString().slice(0, 10) : asAt
}

interface Place {
  readonly page: string
  readonly block?: string
  readonly table?: string
  readonly beside?: string
}

/** Collects the figures of a subject. */
export class Figures {
  readonly list: ExpectedFigure[] = []

  /** What is stored for it, on each of these pages; nothing where it is null, since a page may then say so in words. */
  stored(pages: readonly string[], label: string, text: string | null): void {
    if (text !== null) for (const page of pages) this.fact({ page }, label, text)
  }

  fact(place: Place, label: string, texts: string | readonly string[] | null, inputs: Inputs = {}): void {
    this.list.push({ ...place, label, texts: typeof texts === 'string' ? [texts] : texts, inputs })
  }

  /** One row of a table: its cells by the head of their columns. */
  row(
    place: Place & { readonly table: string },
    label: string,
    cells: readonly (readonly [column: string, texts: string | readonly string[] | null, inputs?: Inputs])[],
  ): void {
    for (const [column, texts, inputs = {}] of cells)
      this.list.push({ ...place, label, column, texts: typeof texts === 'string' ? [texts] : texts, inputs })
  }

  /** Rows of which several may have the same label, such as two deals of one day: each shows one of their texts. */
  rows(place: Place & { readonly table: string }, rows: readonly Row[]): void {
    for (const [label, same] of Map.groupBy(rows, row => row.label))
      for (const column of new Set(same.flatMap(({ cells }) => Object.keys(cells)))) {
        const texts = same.map(({ cells }) => cells[column] ?? '')
        this.list.push({ ...place, label, column, texts, inputs: same[0]?.inputs ?? {} })
      }
  }
}

interface Row {
  readonly label: string
  /** By the heads of their columns. */
  readonly cells: Readonly<Record<string, string>>
  readonly inputs?: Inputs
}

/** A fact of which there may be none: a page leaves it out. */
export function known<Value>(value: Value | null | undefined, print: (value: Value) => string): string | null {
  return value === null || value === undefined ? null : print(value)
}
