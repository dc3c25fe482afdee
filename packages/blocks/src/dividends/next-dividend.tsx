import type { NextDividendView } from '@bellwether/contract'
import { Chip } from '@bellwether/design'
import { formatDate, formatPrice } from '@bellwether/domain'
import styles from './next-dividend.module.css'

export function NextDividend({ view }: { readonly view: NextDividendView }) {
  const { dividend, daysToEx, lastDayToBuy } = view
  return (
    <>
      <p className={styles.amount}>
        {formatPrice(dividend.amount)}{' '}
        <Chip tone={dividend.estimated ? 'caution' : 'plain'}>{dividend.estimated ? 'Estimated' : 'Declared'}</Chip>
      </p>
      <p className={styles.words}>
        {dividend.kind} dividend,{' '}
        {daysToEx === 0 ? 'ex-dividend today' : `ex-dividend in ${daysToEx} ${daysToEx === 1 ? 'day' : 'days'}`}. Buy by{' '}
        {formatDate(lastDayToBuy)} to receive it.
      </p>
      <dl className={styles.dates}>
        {(
          [
            ['Declared', dividend.declaredOn],
            ['Ex-dividend', dividend.exOn],
            ['Record date', dividend.recordOn],
            ['Paid', dividend.payOn],
          ] as const
        ).map(([label, day]) => (
          <div key={label} className={styles.date}>
            <dt>{label}</dt>
            <dd>{day ? formatDate(day) : 'not yet set'}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
