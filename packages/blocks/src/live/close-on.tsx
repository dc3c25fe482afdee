import type { IsoDate } from '@bellwether/domain'
import { useLocale } from '@bellwether/locale'
import styles from './close-on.module.css'

/** RP-ACCESS-7: under a price that is a close because later ones of its exchange may not be seen. */
export function CloseOn({ day }: { readonly day: IsoDate }) {
  const { t, formatDate } = useLocale()
  return <span className={styles.note}>{t('Close on {date}', { date: formatDate(day) })}</span>
}

/** Why, once under a table on our own pages. */
export function CloseOnNote({ rows }: { readonly rows: readonly { readonly closeOn?: IsoDate | undefined }[] }) {
  if (!rows.some(({ closeOn }) => closeOn)) return null
  return (
    <p className={styles.note}>
      “Close on” marks exchanges whose later prices we may not show you; each investment’s page says whether logging in
      changes that.
    </p>
  )
}
