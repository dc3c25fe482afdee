import { CostChart, CostForm, CostNotices, CostSummary, formAddress, useAnswers } from '@bellwether/blocks'
import type { CostCalculatorView } from '@bellwether/contract'
import { costCalculatorShape } from '@bellwether/contract/shapes'
import { useLocale } from '@bellwether/locale'
import type { WidgetTools } from '@bellwether/widget-kit'
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

/** The form and its result, as on our own page, with answers from the API. When a call fails the previous result stays, with a message. */
export function Calculator({ first, href, marketCode, compact, tools }: CalculatorProps) {
  const { t } = useLocale()
  const { box, state, load } = useAnswers(first)
  const ask = (address: string) =>
    load(
      async signal => {
        const { calculator } = await tools.client.getWidget('cost-calculator', marketCode, {
          shape: costCalculatorShape,
          query: Object.fromEntries(new URL(address, href).searchParams),
          signal,
        })
        if (calculator.state !== 'ready') throw new Error(`No costs of ${marketCode}`)
        return calculator.view
      },
      { onShown: (_, view) => tools.dispatch('bw-costs-changed', toDetail(marketCode, view)) },
    )
  const { form, result } = state.view
  return (
    <div
      ref={box}
      className={styles.calculator}
      aria-busy={state.status === 'asking'}
      onSubmit={event => {
        event.preventDefault()
        void ask(formAddress(event.target as HTMLFormElement))
      }}
    >
      <CostForm form={form} action={`${href}/costs`} onAsk={ask} />
      <div className={styles.result}>
        <p className={styles.words} role="status">
          {state.status === 'failed'
            ? t('Costs could not be calculated. This is the previous result.')
            : result
              ? null
              : t('Correct the fields marked above to calculate costs.')}
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
