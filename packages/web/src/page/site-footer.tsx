import type { Firm } from './firm.ts'
import styles from './site-footer.module.css'

/** The risk text is as large as the text around it: it is part of the page, not small print. */
export function SiteFooter({ simulated, firm }: { readonly simulated: boolean; readonly firm: Firm | null }) {
  return (
    <footer className={styles.footer} data-bw-later="">
      <div className={styles.inner}>
        <nav className={styles.links} aria-label="More on this site">
          <a href="/investment/screener">Screener</a>
          <a href="/investment/ideas/select">Ideas</a>
          <a href="/investment/ideas/favourite">Most popular</a>
          <a href="/developers">For developers</a>
          <a href="/status">Status</a>
        </nav>
        {simulated ? (
          <p>
            <strong>Simulated data.</strong> The companies, funds, prices and news on this page are simulated. None of
            it describes a real security.
          </p>
        ) : null}
        <p>
          <strong>
            The value of investments can go down as well as up, and you may get back less than you invest.
          </strong>{' '}
          Past performance is not a reliable guide to the future. These pages give information, not advice: you decide
          what to buy and sell. Tax depends on your circumstances and may change.
        </p>
        {firm ? (
          <p>
            {`This is an execution-only service of ${firm.name}, authorised and regulated by the Financial Conduct Authority (FRN ${firm.frn}). We carry out your orders without advising on them.`}
          </p>
        ) : null}
        <p>Prices are live only where the page says so; other prices may be delayed.</p>
      </div>
    </footer>
  )
}
