import { Block, Icon } from '@bellwether/design'
import type { WrapperVerdict } from '@bellwether/domain'
import styles from './where-to-hold.module.css'

export function WhereToHold({ wrappers }: { readonly wrappers: readonly WrapperVerdict[] }) {
  const reasons = [...new Set(wrappers.flatMap(wrapper => (wrapper.reason ? [wrapper.reason] : [])))]
  return (
    <Block title="Where you can hold it" anchor="where-you-can-hold-it">
      <ul className={styles.list}>
        {wrappers.map(({ wrapper, label, path, holdable }) => (
          <li key={wrapper} className={holdable ? styles.item : `${styles.item} ${styles.no}`}>
            <Icon name={holdable ? 'tick' : 'cross'} size={16} />
            <a href={path}>{label}</a>
            <span className={styles.word}>{holdable ? 'Yes' : 'No'}</span>
          </li>
        ))}
      </ul>
      {reasons.length ? <p className={styles.reason}>{reasons.map(reason => `${reason}.`).join(' ')}</p> : null}
    </Block>
  )
}
