import type { SecurityFrame } from '@bellwether/contract'
import { LinkTabs } from '@bellwether/design'
import styles from './submenu-tabs.module.css'

const shortLabels: Readonly<Record<string, string>> = {
  'financials/summary': 'Summary',
  'financials/income-statement': 'Income',
  'financials/balance-sheet': 'Balance',
  'financials/cash-flow': 'Cash flow',
  'financials/key-ratios': 'Ratios',
}

/** The pages of a submenu side by side where the sidebar is folded away. */
export function SubmenuTabs({ frame }: { readonly frame: SecurityFrame }) {
  const menu = frame.sidebar.find(({ items }) => items?.some(({ page }) => page === frame.page))
  return menu?.items ? (
    <div className={styles.tabs}>
      <LinkTabs
        label={menu.label}
        tabs={menu.items.map(({ label, path, page }) => ({
          label: shortLabels[page] ?? label,
          href: path,
          current: page === frame.page,
        }))}
      />
    </div>
  ) : null
}
