import styles from './link-tabs.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface LinkTab {
  readonly label: string
  readonly href: string
  readonly current: boolean
  /** Added to a short label such as 6M, for screen readers. */
  readonly spoken?: string
}

/** Tabs that are links: they work without scripts, and each has its own URL. */
export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(tab => (
        <a key={tab.href} className={styles.tab} href={tab.href} aria-current={tab.current ? 'true' : undefined}>
          {tab.label}
          {tab.spoken ? <VisuallyHidden>, {tab.spoken}</VisuallyHidden> : null}
        </a>
      ))}
    </nav>
  )
}
