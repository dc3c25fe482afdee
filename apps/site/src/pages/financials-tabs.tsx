import type { SecurityFrame } from '@bellwether/contract'
import { LinkTabs } from '@bellwether/design'
import { pagePath } from '@bellwether/domain'
import styles from './financials-tabs.module.css'

const tabs = [
  ['financials/summary', 'Summary'],
  ['financials/income-statement', 'Income'],
  ['financials/balance-sheet', 'Balance'],
  ['financials/cash-flow', 'Cash flow'],
  ['financials/key-ratios', 'Ratios'],
] as const

/** The five pages side by side where the sidebar is folded away. */
export function FinancialsTabs({ frame }: { readonly frame: SecurityFrame }) {
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label="Financials and ratios"
        tabs={tabs.map(([page, label]) => ({
          label,
          href: pagePath(page, frame.identity.marketCode),
          current: page === frame.page,
        }))}
      />
    </div>
  )
}
