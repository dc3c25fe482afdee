import { Logo } from '@bellwether/design'
import { SearchForm } from './search-form.tsx'
import styles from './site-header.module.css'

export function SiteHeader({ term }: { readonly term: string }) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <a className={styles.brand} href="/">
          <Logo />
          Bellwether
        </a>
        <SearchForm term={term} id="site-search" />
      </div>
    </header>
  )
}
