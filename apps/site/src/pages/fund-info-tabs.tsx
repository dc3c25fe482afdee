import type { SecurityFrame } from '@bellwether/contract'
import { LinkTabs } from '@bellwether/design'
import styles from './fund-info-tabs.module.css'

/** The pages of Fund info side by side where the sidebar is folded away. */
export function FundInfoTabs({ frame }: { readonly frame: SecurityFrame }) {
  const menu = frame.sidebar.find(({ items }) => items?.some(({ page }) => page === frame.page))
  return menu?.items ? (
    <div className={styles.tabs}>
      <LinkTabs
        label={menu.label}
        tabs={menu.items.map(({ label, path, page }) => ({ label, href: path, current: page === frame.page }))}
      />
    </div>
  ) : null
}
