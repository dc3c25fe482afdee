import { type NewsAddress, newsHref } from '@bellwether/contract'
import { LinkTabs } from '@bellwether/design'
import { type MarketCode, type Paging, pageSizes } from '@bellwether/domain'
import styles from './news-pager.module.css'

export interface NewsPagerProps {
  readonly paging: Paging
  readonly address: NewsAddress
  readonly marketCode: MarketCode
}

/** At either end the way on is still named, but leads nowhere. Another size starts at the first page. */
export function NewsPager({ paging, address, marketCode }: NewsPagerProps) {
  const hrefOf = (page: number) => newsHref(marketCode, { ...address, page })
  return (
    <div className={styles.pager}>
      <nav className={styles.pages} aria-label="Pages of news">
        <Way href={paging.hasPrevious ? hrefOf(paging.page - 1) : null} rel="prev">
          Newer
        </Way>
        <span>
          Page {paging.page} of {paging.pages}
        </span>
        <Way href={paging.hasNext ? hrefOf(paging.page + 1) : null} rel="next">
          Older
        </Way>
      </nav>
      <div className={styles.sizes}>
        <span aria-hidden="true">Per page</span>
        <LinkTabs
          label="Headlines per page"
          tabs={pageSizes.map(size => ({
            label: String(size),
            spoken: `${size} per page`,
            href: newsHref(marketCode, { ...address, size, page: 1 }),
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
