import type { FigureTableView } from '@bellwether/contract'
import { FigureText } from '../figure-text.tsx'
import { ShareBar } from '../share-bar.tsx'
import { StackedTable } from '../stacked-table.tsx'
import styles from './segment-shares.module.css'

/** Segments by year, with a bar under each share of the whole. */
export function SegmentShares({ view, label }: { readonly view: FigureTableView; readonly label: string }) {
  return (
    <StackedTable
      view={view}
      label={label}
      draw={value =>
        value.kind === 'percent' ? (
          <>
            <FigureText value={value} />
            <span className={styles.bar}>
              <ShareBar share={value.fraction} />
            </span>
          </>
        ) : (
          <FigureText value={value} />
        )
      }
    />
  )
}
