import type { SecurityChartView } from '@bellwether/contract'
import { useLocale } from '@bellwether/locale'
import { FirstLine } from './first-line.tsx'
import { PlotFrame } from './plot-frame.tsx'
import { usePlot } from './use-plot.ts'
import styles from './widget-chart.module.css'

/** On a host page: a line at once, and the interactive chart in its place when its library has come. */
export function WidgetChart({ view }: { readonly view: SecurityChartView }) {
  const { t } = useLocale()
  const { plot, failed, retry } = usePlot()
  const problem = (
    <>
      {t('Could not load this.')}{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {t('Try again')}
      </button>
    </>
  )
  return (
    <PlotFrame
      view={view}
      label={t('Chart of {name}', { name: view.name })}
      plot={plot}
      problem={failed ? problem : null}
    >
      <FirstLine view={view} />
    </PlotFrame>
  )
}
