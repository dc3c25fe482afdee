import type { RiskScoreView } from '@bellwether/contract'
import styles from './risk-score.module.css'

/** A regulatory score on its own scale, with the scale named: 5 of 7 and 5 of 10 are different things. */
export function RiskScore({ view }: { readonly view: RiskScoreView }) {
  const steps = Array.from({ length: view.scale }, (_, index) => index + 1)
  return (
    <>
      <ol className={styles.scale} aria-label={`${view.score} of ${view.scale}`}>
        {steps.map(step => (
          <li
            key={step}
            className={step === view.score ? styles.current : styles.step}
            aria-current={step === view.score ? 'true' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
      <div className={styles.ends}>
        <span>Lower risk, lower reward</span>
        <span>Higher risk, higher reward</span>
      </div>
      <p className={styles.words}>{view.words}</p>
    </>
  )
}
