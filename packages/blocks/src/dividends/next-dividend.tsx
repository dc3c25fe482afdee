import type { Figure, NextDividendView } from '@bellwether/contract'
import { Chip } from '@bellwether/design'
import type { IsoDate } from '@bellwether/domain'
import { useLocale } from '@bellwether/locale'
import { FactList } from '../facts.tsx'
import styles from './next-dividend.module.css'

export function NextDividend({ view }: { readonly view: NextDividendView }) {
  const { dividend, daysToEx, lastDayToBuy } = view
  const { t, parts, sent, formatDate, formatPrice } = useLocale()
  return (
    <>
      <p className={styles.amount}>
        {formatPrice(dividend.amount)}{' '}
        <Chip tone={dividend.estimated ? 'caution' : 'plain'}>
          {dividend.estimated ? t('Estimated') : t('Declared')}
        </Chip>
      </p>
      <p className={styles.words}>
        {parts('{kind} dividend, {when}. Buy by {date} to receive it.', {
          kind: sent(dividend.kind),
          when:
            daysToEx === 0
              ? t('ex-dividend today')
              : t('ex-dividend in {n} days', { n: daysToEx }, 'ex-dividend in {n} day'),
          date: formatDate(lastDayToBuy),
        })}
      </p>
      {view.inSterling ? (
        <p className={styles.words}>
          {parts('About {amount} at the exchange rate on {date}; the rate on the payment date will apply.', {
            amount: formatPrice(view.inSterling.amount),
            date: formatDate(view.inSterling.asAt),
          })}
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
