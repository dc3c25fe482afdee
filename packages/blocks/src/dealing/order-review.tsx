import type { OrderReviewView } from '@bellwether/contract'
import { CheckField, Notice, SubmitButton } from '@bellwether/design'
import { formatDate, formatTime } from '@bellwether/domain'
import styles from './ticket.module.css'

export interface OrderReviewProps {
  readonly review: OrderReviewView
  readonly confirmLabel: string
  readonly changeHref: string
}

/** What has to be read and agreed to, and the button that places the order, once. */
export function OrderReview({ review, confirmLabel, changeHref }: OrderReviewProps) {
  const { document, warnings, notFor, twin, problem } = review
  return (
    <form action="/platform/trade" method="post" noValidate>
      {problem ? (
        <div role="alert">
          <Notice>{problem}</Notice>
        </div>
      ) : null}
      <p className={styles.words}>{review.outcome}</p>
      <input type="hidden" name="ticket" value={review.ticket} />
      {Object.entries(review.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {notFor.length > 0 ? (
        <>
          <p className={styles.words}>The manufacturer says it is not designed for investors who:</p>
          <ul className={styles.list}>
            {notFor.map(words => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      ) : null}
      {document || warnings.length > 0 || twin ? (
        <fieldset className={styles.ticks}>
          <legend>Before you confirm</legend>
          {document ? (
            <>
              <p>
                <a href={document.url} target="_blank" rel="noopener">
                  {document.title}
                </a>{' '}
                ({document.regime ?? document.type}, {document.fileFormat}, {formatDate(document.effectiveDate)}, opens
                in a new window)
              </p>
              <CheckField name="read" value="yes" defaultChecked={false} label="I have read this document." />
            </>
          ) : null}
          {warnings.length > 0 ? (
            <>
              <ul className={styles.list}>
                {warnings.map(words => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
              <CheckField
                name="agreed"
                value="yes"
                defaultChecked={false}
                label={
                  warnings.length === 1 ? 'I understand and accept this.' : 'I understand and accept all of the above.'
                }
              />
            </>
          ) : null}
          {twin ? (
            <>
              <p>
                You placed <a href={`/platform/orders/${twin.id}`}>the same order</a> at{' '}
                {formatTime(new Date(twin.at), 'Europe/London')}.
              </p>
              <CheckField name="again" value="yes" defaultChecked={false} label="I want to place this order again." />
            </>
          ) : null}
        </fieldset>
      ) : null}
      <div className={styles.actions}>
        <SubmitButton primary>{confirmLabel}</SubmitButton>
        <a href={changeHref}>Change order</a>
      </div>
    </form>
  )
}
