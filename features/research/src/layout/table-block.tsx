import { BlockBody, FigureTable, StackedTable } from '@bellwether/blocks'
import type { BlockState, FigureTableView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { footOf } from '@bellwether/web/page'
import type { ReactNode } from 'react'

/** Wider tables become lists on a phone, unless they have so many rows that the list would be too long. */
const maxColumns = 4
const maxListedRows = 8

export function TableBlock({
  title,
  anchor,
  state,
  aside,
}: {
  readonly title: string
  readonly anchor?: string | undefined
  readonly state: BlockState<FigureTableView>
  readonly aside?: ReactNode
}) {
  return (
    <Block title={title} {...(anchor ? { anchor } : {})} aside={aside} foot={footOf(state)}>
      <BlockBody state={state}>
        {view => {
          const listed = view.columns.length > maxColumns && view.rows.length <= maxListedRows
          const Table = listed ? StackedTable : FigureTable
          return <Table view={view} label={title} />
        }}
      </BlockBody>
    </Block>
  )
}
