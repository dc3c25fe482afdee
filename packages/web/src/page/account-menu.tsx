import { VisuallyHidden } from '@bellwether/design'
import { useEffect, useRef } from 'react'
import styles from './account-menu.module.css'

const links = [
  { href: '/account', label: 'Account' },
  { href: '/platform/account', label: 'Paper accounts' },
  { href: '/platform/orders', label: 'Orders' },
  { href: '/platform/watchlists', label: 'Watchlists' },
] as const

/**
 * A disclosure, not an ARIA menu: links stay links, and it opens before, and without, any script. With one it closes on a click elsewhere, on Escape and
 * when the focus leaves it. Whether it is open is the element's own state, which the browser changes too.
 */
export function AccountMenu({ name }: { readonly name: string }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  useEffect(() => {
    const stop = new AbortController()
    const closeOutside = ({ target }: Event) => {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    document.addEventListener('click', closeOutside, stop)
    return () => stop.abort()
  }, [])
  return (
    <details
      className={styles.menu}
      data-bw-account-menu=""
      ref={menu}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        close()
        summary.current?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary className={styles.name} ref={summary}>
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
