import styles from './link-tabs.module.css'

export interface LinkTab {
  readonly label: string
  readonly href: string
  readonly current: boolean
  /** Spoken instead of a short label such as 6M. */
  readonly spoken?: string
}

/** Tabs that are links: they work without a script, and each choice has its own address. */
export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(tab => (
        <a
          key={tab.href}
          className={styles.tab}
          href={tab.href}
          aria-label={tab.spoken}
          aria-current={tab.current ? 'true' : undefined}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  )
}
