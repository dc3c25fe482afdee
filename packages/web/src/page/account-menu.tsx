import { VisuallyHidden } from '@bellwether/design'
import styles from './account-menu.module.css'

const links = [
  { href: '/account', label: 'Account' },
  { href: '/platform/account', label: 'Paper accounts' },
  { href: '/platform/orders', label: 'Orders' },
  { href: '/platform/watchlists', label: 'Watchlists' },
] as const

/** A disclosure, not an ARIA menu: links stay links, and it opens before, and without, any script. */
export function AccountMenu({ name }: { readonly name: string }) {
  return (
    <details className={styles.menu} data-bw-account-menu="">
      <summary className={styles.name}>
        <VisuallyHidden>Your account: </VisuallyHidden>
        <span className={styles.words}>{name}</span>
      </summary>
      <div className={styles.list}>
        {links.map(({ href, label }) => (
          <a key={href} className={styles.item} href={href}>
            {label}
          </a>
        ))}
        <form action="/logout" method="post">
          <button className={styles.item} type="submit">
            Log out
          </button>
        </form>
      </div>
    </details>
  )
}
