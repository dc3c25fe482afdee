import { ButtonLink, DisabledButton } from '@bellwether/design'
import type { TradeButton } from '@bellwether/domain'
import styles from './quote-header.module.css'

export function TradeButtons({ buttons }: { readonly buttons: readonly TradeButton[] }) {
  const reasons = [...new Set(buttons.flatMap(button => (button.enabled || !button.reason ? [] : [button.reason])))]
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {buttons.map((button, index) =>
          button.enabled ? (
            <ButtonLink key={button.label} href={button.href} primary={index === 0}>
              {button.label}
            </ButtonLink>
          ) : (
            <DisabledButton key={button.label} reason={button.reason ?? 'Not available'}>
              {button.label}
            </DisabledButton>
          ),
        )}
      </div>
      {reasons.length ? <p className={styles.reason}>{reasons.map(reason => `${reason}.`).join(' ')}</p> : null}
    </div>
  )
}
