import type { LiveView } from '@bellwether/contract'
import { useId } from 'react'
import styles from './live-toggle.module.css'

/**
 * Turns live prices on and off, and states their status in words. One per page. Disabled until the page's script runs; hidden without
 * scripts. It tells the script whether the viewer is an elective professional: streaming then never starts automatically.
 */
export function LiveToggle({ view }: { readonly view: LiveView }) {
  const statusId = useId()
  return (
    <div
      className={styles.live}
      data-bw-live-toggle=""
      data-bw-professional={view.electiveProfessional ? '' : undefined}
    >
      <button
        className={styles.switch}
        type="button"
        role="switch"
        aria-checked="false"
        aria-describedby={statusId}
        disabled
      >
        <span className={styles.track} aria-hidden="true" />
        Live prices
      </button>
      <span className={styles.status} id={statusId} role="status">
        Off
      </span>
    </div>
  )
}
