import { Block, Icon } from '@bellwether/design'
import { notConfirmedReason, notTradableReason, type WrapperVerdict } from '@bellwether/domain'
import { type SourceText, useLocale } from '@bellwether/locale'
import styles from './where-to-hold.module.css'

interface WrapperListProps {
  readonly wrappers: readonly WrapperVerdict[]
  /** Dated changes of the rules, in sentences. */
  readonly changes?: readonly string[]
}

export function WhereToHold(props: WrapperListProps) {
  return (
    <Block title="Where you can hold it" anchor="where-you-can-hold-it">
      <WrapperList {...props} />
    </Block>
  )
}

/** Each wrapper with its verdict in words, and under them why not. */
export function WrapperList({ wrappers, changes = [] }: WrapperListProps) {
  const { t, sent } = useLocale()
  const reasons = [...new Set(wrappers.flatMap(wrapper => (wrapper.reason ? [wrapper.reason] : [])))]
  return (
    <>
      <ul className={styles.list}>
        {wrappers.map(({ wrapper, label, path, holdable, reason }) => (
          <li key={wrapper} className={holdable ? styles.item : `${styles.item} ${styles.no}`}>
            <Icon name={holdable ? 'tick' : reason === notConfirmedReason ? 'question' : 'cross'} size={16} />
            <a href={path}>{sent(label)}</a>
            <span className={styles.word}>{t(wordFor(reason))}</span>
          </li>
        ))}
      </ul>
      {reasons.length ? (
        <p className={styles.reason}>{reasons.map(reason => sent(sentenceFor(reason))).join(' ')}</p>
      ) : null}
      {changes.map(change => (
        <p key={change} className={styles.reason}>
          {change}
        </p>
      ))}
    </>
  )
}

function wordFor(reason: string | null): SourceText {
  switch (reason) {
    case null:
      return 'Yes'
    case notConfirmedReason:
      return 'Not confirmed'
    case notTradableReason:
      return 'Not at the moment'
    default:
      return 'No'
  }
}

function sentenceFor(reason: string): string {
  return reason === notTradableReason ? `${reason}. Existing holdings stay in your account.` : `${reason}.`
}
