import styles from './page-title.module.css'

/** The name of a page of a security, under the header that names the security. */
export function PageTitle({
  children,
  lead,
}: {
  readonly children: string
  readonly lead?: string | null | undefined
}) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{children}</h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </div>
  )
}
