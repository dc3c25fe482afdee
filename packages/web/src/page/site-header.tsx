import { Logo } from '@bellwether/design'
import { AccountMenu } from './account-menu.tsx'
import type { PageContext } from './page-context.ts'
import { SearchForm } from './search-form.tsx'
import styles from './site-header.module.css'

export interface SiteHeaderProps extends Pick<PageContext, 'account' | 'loginPath'> {
  readonly term: string
}

export function SiteHeader({ term, account, loginPath }: SiteHeaderProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.brand} href="/">
          <Logo />
          Bellwether
        </a>
        <SearchForm term={term} id="site-search" />
        <nav className={styles.find} aria-label="Find investments">
          <a href="/investment/screener">Screener</a>
          <a href="/investment/ideas/select">Ideas</a>
        </nav>
        {account ? (
          <AccountMenu name={account.name} />
        ) : (
          <a className={styles.login} href={loginPath}>
            Log in
          </a>
        )}
      </div>
    </header>
  )
}
