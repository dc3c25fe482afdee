import type { FigureTableView } from '@bellwether/contract'
import { FigureText } from '../figure-text.tsx'
import { ShareBar } from '../share-bar.tsx'
import { StackedTable } from '../stacked-table.tsx'

/** Segments by year, with a bar beside each share of the whole. */
export function SegmentShares({ view, label }: { readonly view: FigureTableView; readonly label: string }) {
  return (
    <StackedTable
      view={view}
      label={label}
      draw={value =>
        value.kind === 'percent' ? (
          <>
            <ShareBar share={value.fraction} narrow /> <FigureText value={value} />
          </>
        ) : (
          <FigureText value={value} />
        )
      }
    />
  )
}
