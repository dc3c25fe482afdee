import { DividendHistory, NextDividend } from '@bellwether/blocks'
import type { BlockState, DividendsWidgetView, DividendYearView, NextDividendView } from '@bellwether/contract'
import { dividendsShape } from '@bellwether/contract/shapes'
import { createSecurityWidget, wholeNumber } from '@bellwether/widget-kit'
import styles from './dividends.module.css'

interface DividendsPart {
  readonly next: NextDividendView | null
  readonly years: readonly DividendYearView[]
}

/** `<bw-dividends>`: the next dividend, if one is declared, and those of the latest years. */
export const DividendsElement = createSecurityWidget({
  name: 'dividends',
  shape: dividendsShape,
  label: 'Dividends',
  heading: 'Dividends',
  settings: { limit: wholeNumber(1, 10, 2) },
  rows: ({ limit }) => [10 + limit * 3, 10 + limit * 3, 13 + limit * 3],
  query: ({ limit }) => ({ limit }),
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
