import type { SelfCheckQuestion } from '@bellwether/contract'
import styles from './self-check.module.css'

/**
 * Questions that a visitor answers for themselves. Hidden until a script is there: what is chosen stays in the browser, so nothing of it could be worked out
 * elsewhere. Each choice carries the manager's own answer to it.
 */
export function SelfCheck({ questions }: { readonly questions: readonly SelfCheckQuestion[] }) {
  return (
    <details className={styles.check} data-bw-self-check hidden>
      <summary className={styles.summary}>Is it right for you? {questions.length} questions</summary>
      <p className={styles.lead}>
        Your answers stay in this browser and are never sent to us. They are kept for the next product you view.
      </p>
      {questions.map(({ key, label, options }) => (
        <fieldset key={key} className={styles.question} data-bw-question={label}>
          <legend>{label}</legend>
          {options.map(option => (
            <label key={option.value} className={styles.option}>
              <input type="radio" name={`self-check-${key}`} value={option.value} data-bw-verdict={option.verdict} />
              {option.label}
            </label>
          ))}
        </fieldset>
      ))}
      <p className={styles.result} role="status" data-bw-self-check-result />
      <button className={styles.forget} type="button" data-bw-self-check-forget>
        Clear my answers
      </button>
    </details>
  )
}
