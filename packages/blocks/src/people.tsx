import type { PersonView } from '@bellwether/contract'
import { formatCount, formatDate } from '@bellwether/domain'
import styles from './people.module.css'

/** Name, role, start date, biography and other appointments. */
export function People({ people }: { readonly people: readonly PersonView[] }) {
  return (
    <ul className={styles.list}>
      {people.map(person => (
        <li key={person.id} className={styles.item}>
          <div className={styles.head}>
            <b>{person.name}</b>
            <span className={styles.quiet}>
              {person.role}, {person.since ? `since ${formatDate(person.since)}` : 'start date not disclosed'}
            </span>
          </div>
          {person.biography ? <p className={styles.text}>{person.biography}</p> : null}
          {person.shares === null ? null : <p className={styles.quiet}>Holds {formatCount(person.shares)} shares.</p>}
          {person.others.length > 0 ? (
            <p className={styles.quiet}>
              Other appointments:{' '}
              {person.others.map(({ name, href }, index) => (
                <span key={href}>
                  {index > 0 ? ', ' : ''}
                  <a href={href}>{name}</a>
                </span>
              ))}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
