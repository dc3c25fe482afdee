import { Icon } from '@bellwether/design'
import { findCurrentItem, type PageId, type SidebarItem } from '@bellwether/domain'
import styles from './sidebar.module.css'

/**
 * The pages of a security. A disclosure menu on narrow windows; above 1000 px the stylesheet shows it whole and the page's script opens it, so it is
 * right before any script runs.
 */
export function Sidebar({ items, page }: { readonly items: readonly SidebarItem[]; readonly page: PageId }) {
  if (items.length === 0) return null
  const current = findCurrentItem(items, page)
  return (
    <nav className={styles.sidebar} aria-label="Research pages">
      <details className={styles.disclosure} data-bw-sidebar="">
        <summary className={styles.summary}>
          <Icon name="menu" /> {current?.label ?? 'Pages'}
        </summary>
        <Items items={items} current={current} />
      </details>
    </nav>
  )
}

function Items({ items, current }: { readonly items: readonly SidebarItem[]; readonly current: SidebarItem | null }) {
  return (
    <ul className={styles.list}>
      {items.map(item => (
        <li key={item.label}>
          <a className={styles.link} href={item.path} aria-current={item === current ? 'page' : undefined}>
            {item.label}
          </a>
          {item.items ? <Items items={item.items} current={current} /> : null}
        </li>
      ))}
    </ul>
  )
}
