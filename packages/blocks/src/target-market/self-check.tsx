import type { SelfCheckQuestion } from '@bellwether/contract'
import { useSyncExternalStore } from 'react'
import { createKeptAnswers } from './kept-answers.ts'
import styles from './self-check.module.css'
import { resultText } from './self-check-result.ts'

export interface SelfCheckProps {
  readonly questions: readonly SelfCheckQuestion[]
}

const kept = createKeptAnswers(() => localStorage)

/**
 * Questions that a visitor answers for themselves. What is chosen stays in the browser, so nothing of it could be worked out elsewhere: without a script
 * it is not shown. Each choice carries the manager's own answer to it.
 */
export function SelfCheck({ questions }: SelfCheckProps) {
  const answers = useSyncExternalStore(kept.subscribe, kept.read, kept.readNone)
  return (
    <details className={styles.check}>
      <summary className={styles.summary}>Is it right for you? {questions.length} questions</summary>
      <p className={styles.lead}>
        Your answers stay in this browser and are never sent to us. They are kept for the next product you view.
      </p>
      {questions.map(({ key, label, options }) => (
        <fieldset key={key} className={styles.question}>
          <legend>{label}</legend>
          {options.map(({ value, label: words }) => (
            <label key={value} className={styles.option}>
              <input
                type="radio"
                name={`self-check-${key}`}
                value={value}
                checked={answers[key] === value}
                onChange={() => kept.choose(key, value)}
              />
              {words}
            </label>
          ))}
        </fieldset>
      ))}
      <p className={styles.result} role="status">
        {resultText(questions, answers)}
      </p>
      <button className={styles.forget} type="button" onClick={kept.clear}>
        Clear my answers
      </button>
    </details>
  )
}
