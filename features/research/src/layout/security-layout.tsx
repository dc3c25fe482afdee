import { PriceNote, QuoteHeader, Sidebar, type Stars } from '@bellwether/blocks'
import type { SecurityFrame } from '@bellwether/contract'
import { BlockSources, LinkTabs, Notice } from '@bellwether/design'
import { loginPath, pagePath, researchPath, securityTypePlurals } from '@bellwether/domain'
import type { ReactNode } from 'react'
import { pageSources } from './page-sources.ts'
import styles from './security-layout.module.css'

/** The layout of every security page: header, sidebar and main area. */
export function SecurityLayout({
  frame,
  stars,
  children,
}: {
  readonly frame: SecurityFrame
  readonly stars: Stars
  readonly children: ReactNode
}) {
  const { identity } = frame
  const hasSidebar = frame.sidebar.length > 0
  return (
    <>
      <div className={styles.quote}>
        <div className={styles.wrap}>
          {frame.outsideMarket ? (
            <Notice>
              {frame.outsideMarket} <a href={pagePath('fund-info/target-market', identity.marketCode)}>Target market</a>
            </Notice>
          ) : null}
          <nav className={styles.crumbs} aria-label="Breadcrumb">
            <a href="/">Market research</a> <span aria-hidden="true">›</span> {securityTypePlurals[identity.type]}{' '}
            <span aria-hidden="true">›</span> {identity.shortName}
          </nav>
          <QuoteHeader frame={frame} stars={stars} />
          {frame.pricePromo ? (
            <PriceNote promo={frame.pricePromo} loginHref={loginPath(pagePath(frame.page, identity.marketCode))} />
          ) : null}
        </div>
      </div>
      <div className={hasSidebar ? `${styles.page} ${styles.withSidebar}` : styles.page}>
        <Sidebar items={frame.sidebar} page={frame.page} />
        <main className={styles.main} id="main" tabIndex={-1}>
          {frame.notices.map(notice => (
            <Notice key={notice}>{notice}</Notice>
          ))}
          {hasSidebar ? null : <PagesOf frame={frame} />}
          <BlockSources {...pageSources(frame)}>{children}</BlockSources>
        </main>
      </div>
    </>
  )
}

/** Without a sidebar the few pages of a security are side by side above their content. */
function PagesOf({ frame: { identity, page, links } }: { readonly frame: SecurityFrame }) {
  const overview = { label: 'Overview', path: researchPath(identity.marketCode), page: 'overview' } as const
  return (
    <div className={styles.pages}>
      <LinkTabs
        label="Pages"
        tabs={[overview, ...links].map(item => ({ label: item.label, href: item.path, current: item.page === page }))}
      />
    </div>
  )
}
