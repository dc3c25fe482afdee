import { CostChart, CostForm, CostNotices, CostSummary } from '@bellwether/blocks'
import type { CostCalculatorView } from '@bellwether/contract'
import { costCalculatorShape } from '@bellwether/contract/shapes'
import type { WidgetTools } from '@bellwether/widget-kit'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './calculator.module.css'
import { toDetail } from './costs-event.ts'

/** Between the last input and the call. */
const pauseMs = 300

interface CalculatorProps {
  readonly first: CostCalculatorView
  /** Our page of the security. */
  readonly href: string
  readonly marketCode: string
  readonly compact: boolean
  readonly tools: WidgetTools
}

/** The form and its result. When a call fails the previous result stays, with a message. */
export function Calculator({ first, href, marketCode, compact, tools }: CalculatorProps) {
  const [shown, setShown] = useState(first)
  const [state, setState] = useState<'settled' | 'asking' | 'failed'>('settled')
  const pending = useRef<{ timer: number; asking: AbortController }>({ timer: 0, asking: new AbortController() })
  const resultId = useId()

  useEffect(
    () => () => {
      clearTimeout(pending.current.timer)
      pending.current.asking.abort()
    },
    [],
  )

  async function ask(form: HTMLFormElement): Promise<void> {
    pending.current.asking.abort()
    const asking = new AbortController()
    pending.current.asking = asking
    setState('asking')
    const query = Object.fromEntries(new FormData(form)) as Record<string, string>
    try {
      const { calculator } = await tools.client.getWidget('cost-calculator', marketCode, {
        shape: costCalculatorShape,
        query,
        signal: asking.signal,
      })
      if (calculator.state !== 'ready') return setState('failed')
      setShown(calculator.view)
      setState('settled')
      tools.dispatch('bw-costs-changed', toDetail(marketCode, calculator.view))
    } catch {
      if (!asking.signal.aborted) setState('failed')
    }
  }

  function askSoon({ target }: FormEvent<HTMLDivElement>, ms: number): void {
    const form = (target as Element).closest('form')
    clearTimeout(pending.current.timer)
    if (form) pending.current.timer = window.setTimeout(() => void ask(form), ms)
  }

  const { form, result } = shown
  return (
    <div
      className={styles.calculator}
      onInput={event => askSoon(event, pauseMs)}
      onSubmit={event => {
        event.preventDefault()
        askSoon(event, 0)
      }}
    >
      <CostForm form={form} action={`${href}/costs`} result={resultId} />
      <div id={resultId} className={styles.result} aria-busy={state === 'asking'}>
        <p className={styles.words} role="status">
          {state === 'failed'
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
