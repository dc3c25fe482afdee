import type { LiveView } from '@bellwether/contract'
import { useLocale } from '@bellwether/locale'
import { useContext, useId, useSyncExternalStore } from 'react'
import { LiveContext, type LiveStatus } from './live-quotes.ts'
import styles from './live-toggle.module.css'

const off: LiveStatus = { isOn: false, text: 'Off', state: 'off' }
const getOff = () => off
const never = () => () => {}

/** Turns live prices on and off, and states their status in words. Hidden without scripts; disabled while a widget loads the code for it. */
export function LiveToggle({ view }: { readonly view: LiveView }) {
  const { t, sent } = useLocale()
  const live = useContext(LiveContext)
  const status = useSyncExternalStore(live?.status.subscribe ?? never, live?.status.get ?? getOff, getOff)
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
        aria-checked={status.isOn}
        aria-describedby={statusId}
        disabled={live === null}
        onClick={() => live?.turn(!status.isOn)}
      >
        <span className={styles.track} aria-hidden="true" />
        {t('Live prices')}
      </button>
      <span className={styles.status} id={statusId} role="status" data-bw-state={status.state}>
        {sent(status.text)}
      </span>
    </div>
  )
}
