import { LinkTabs } from '@bellwether/design'
import { type Paging, pageSizes } from '@bellwether/domain'
import styles from './pager.module.css'

export interface PagerProps {
  readonly paging: Paging
  /** Address of another page, or of the first page in another size. */
  readonly hrefOf: (page: number, size: number) => string
  /** Accessible names of the page links and of the sizes. */
  readonly labels: { readonly pages: string; readonly sizes: string }
  readonly sizes?: readonly number[]
  readonly previous?: string
  readonly next?: string
}

/** At either end the link is shown as text. Another size starts at the first page. */
export function Pager({ paging, hrefOf, labels, sizes = pageSizes, previous = 'Previous', next = 'Next' }: PagerProps) {
  return (
    <div className={styles.pager}>
      <nav className={styles.pages} aria-label={labels.pages}>
        <Way href={paging.hasPrevious ? hrefOf(paging.page - 1, paging.size) : null} rel="prev">
          {previous}
        </Way>
        <span>
          Page {paging.page} of {paging.pages}
        </span>
        <Way href={paging.hasNext ? hrefOf(paging.page + 1, paging.size) : null} rel="next">
          {next}
        </Way>
      </nav>
      <div className={styles.sizes}>
        <span aria-hidden="true">Per page</span>
        <LinkTabs
          label={labels.sizes}
          tabs={sizes.map(size => ({
            label: String(size),
            spoken: `${size} per page`,
            href: hrefOf(1, size),
            current: size === paging.size,
          }))}
        />
      </div>
    </div>
  )
}

function Way({
  href,
  rel,
  children,
}: {
  readonly href: string | null
  readonly rel: string
  readonly children: string
}) {
  if (href === null) return <span className={`${styles.way} ${styles.off}`}>{children}</span>
  return (
    <a className={styles.way} href={href} rel={rel}>
      {children}
    </a>
  )
}
