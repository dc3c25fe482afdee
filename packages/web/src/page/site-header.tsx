import { watchlistsPath } from '@bellwether/contract'
import { Icon, Logo } from '@bellwether/design'
import { Island } from '@bellwether/islands'
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
        <button className={styles.menuButton} type="button" popoverTarget="site-menu">
          <Icon name="menu" /> Menu
        </button>
        <nav className={styles.find} id="site-menu" popover="auto" aria-label="Site">
          <a href="/investment/screener">Screener</a>
          <a href="/investment/ideas/select">Ideas</a>
          <a href={watchlistsPath()}>Watchlists</a>
        </nav>
        {account ? (
          <Island name="account-menu" component={AccountMenu} when="used" props={{ name: account.name }} />
        ) : (
          <a className={styles.login} href={loginPath}>
            Log in
          </a>
        )}
      </div>
    </header>
  )
}
