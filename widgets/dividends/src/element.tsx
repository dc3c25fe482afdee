import { DividendHistory, NextDividend } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/dividends'
import type { BlockState, DividendsWidgetView, DividendYearView, NextDividendView } from '@bellwether/contract'
import { dividendsShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'
import styles from './dividends.module.css'

interface DividendsPart {
  readonly next: NextDividendView | null
  readonly years: readonly DividendYearView[]
}

/** `<bw-dividends>`: the next dividend, if declared, and those of the latest years. */
export const DividendsElement = createSecurityWidget(basics, {
  shape: dividendsShape,
  getPart: toPart,
  draw: ({ next, years }) => (
    <div className={styles.stack}>
      {next ? (
        <div>
          <NextDividend view={next} />
        </div>
      ) : null}
      <DividendHistory years={years} />
    </div>
  ),
})

function toPart({ next, years }: DividendsWidgetView): BlockState<DividendsPart> {
  if (years.state !== 'ready') return years
  return { state: 'ready', view: { next: next.state === 'ready' ? next.view : null, years: years.view } }
}

export { DividendsElement as element }
