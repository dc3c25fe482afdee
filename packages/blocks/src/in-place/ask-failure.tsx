import styles from './ask-failure.module.css'
import type { InPlaceState } from './in-place-state.ts'

/** Said where an answer could not be had while a form was filled in: what is shown is the answer before. */
export function AskFailure({ status }: Pick<InPlaceState<unknown>, 'status'>) {
  return (
    <p className={styles.failure} role="status">
      {status === 'failed' ? 'Could not update this: it shows the previous result.' : null}
    </p>
  )
}
