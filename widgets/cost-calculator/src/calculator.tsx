import {
  CostChart,
  CostForm,
  CostNotices,
  CostSummary,
  type PageSource,
  PageSourceContext,
  useInPlace,
} from '@bellwether/blocks'
import type { CostCalculatorView } from '@bellwether/contract'
import { costCalculatorShape } from '@bellwether/contract/shapes'
import type { WidgetTools } from '@bellwether/widget-kit'
import { useMemo } from 'react'
import styles from './calculator.module.css'
import { toDetail } from './costs-event.ts'

interface CalculatorProps {
  readonly first: CostCalculatorView
  /** Our page of the security. */
  readonly href: string
  readonly marketCode: string
  readonly compact: boolean
  readonly tools: WidgetTools
}

/** The form and its result, as on our own page, with the API as the source. */
export function Calculator({ first, href, marketCode, compact, tools }: CalculatorProps) {
  const action = `${href}/costs`
  const source = useMemo(() => createSource(action, marketCode, tools), [action, marketCode, tools])
  return (
    <PageSourceContext value={source}>
      <Costs first={first} action={action} compact={compact} />
    </PageSourceContext>
  )
}

interface CostsProps extends Pick<CalculatorProps, 'first' | 'compact'> {
  readonly action: string
}

/** When a call fails the previous result stays, with a message. */
function Costs({ first, action, compact }: CostsProps) {
  const { view, status, region, ask } = useInPlace(first)
  const { form, result } = view
  return (
    <div className={styles.calculator} {...region}>
      <CostForm form={form} action={action} onAsk={ask} />
      <div className={styles.result}>
        <p className={styles.words} role="status">
          {status === 'failed'
            ? 'Costs could not be calculated. This is the previous result.'
            : result
              ? null
              : 'Correct the fields marked above to calculate costs.'}
        </p>
        {result ? (
          <>
            <CostNotices view={result} />
            <CostSummary view={result} />
            {compact ? null : <CostChart view={result} />}
          </>
        ) : null}
      </div>
    </div>
  )
}

/** On somebody else's page, whose address and status line are not ours to change. */
function createSource(action: string, marketCode: string, tools: WidgetTools): PageSource {
  return {
    has: ({ origin, pathname }) => `${origin}${pathname}` === action,
    async load(address, signal) {
      const { calculator } = await tools.client.getWidget('cost-calculator', marketCode, {
        shape: costCalculatorShape,
        query: Object.fromEntries(new URL(address, action).searchParams),
        signal,
      })
      if (calculator.state !== 'ready') throw new Error(`No costs of ${marketCode}`)
      tools.dispatch('bw-costs-changed', toDetail(marketCode, calculator.view))
      return calculator.view
    },
    send: () => Promise.reject(new Error('The calculator sends nothing')),
    showAddress() {},
    announce() {},
    open() {},
    onReturn: () => () => {},
  }
}
