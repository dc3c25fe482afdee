import type { Figure, NextDividendView } from '@bellwether/contract'
import { Chip } from '@bellwether/design'
import { formatDate, formatPrice, type IsoDate } from '@bellwether/domain'
import { FactList } from '../facts.tsx'
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
      {view.inSterling ? (
        <p className={styles.words}>
          About {formatPrice(view.inSterling.amount)} at the exchange rate on {formatDate(view.inSterling.asAt)}; the
          rate on the payment date will apply.
        </p>
      ) : null}
      <FactList
        view={{
          asAt: null,
          figures: [
            dated('declared', 'Declared', dividend.declaredOn),
            dated('ex', 'Ex-dividend', dividend.exOn),
            dated('record', 'Record date', dividend.recordOn),
            dated('paid', 'Payment', dividend.payOn),
          ],
        }}
      />
    </>
  )
}

function dated(key: string, label: string, day: IsoDate | null): Figure {
  return { key, label, value: day ? { kind: 'date', date: day } : { kind: 'text', text: 'To be confirmed' } }
}
