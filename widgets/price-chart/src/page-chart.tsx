import type { SecurityChartView } from '@bellwether/contract'
import { useRef } from 'react'
import styles from './page-chart.module.css'
import { Plot } from './plot.ts'
import { PlotFrame } from './plot-frame.tsx'
import { useFullScreen } from './use-full-screen.ts'

interface PageChartProps {
  readonly view: SecurityChartView
  readonly hasFocus: boolean
}

/** On our own pages, in the place of the server's drawing. */
export function PageChart({ view, hasFocus }: PageChartProps) {
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { filled, enter, leave } = useFullScreen(area, button)
  return (
    <div className={styles.area} ref={area} data-fills={filled ?? undefined}>
      <PlotFrame
        view={view}
        label={`Interactive chart of ${view.name}`}
        plot={Plot}
        hasFocus={hasFocus}
        control={
          <button className={styles.full} type="button" ref={button} onClick={filled ? leave : enter}>
            {filled ? 'Exit full screen' : 'Full screen'}
          </button>
        }
      />
    </div>
  )
}
