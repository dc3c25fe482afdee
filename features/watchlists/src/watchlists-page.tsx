import type { WatchlistsView } from '@bellwether/contract'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import text from '@bellwether/web/text-page.module.css'
import { Watchlists } from './watchlists.tsx'

interface Props {
  readonly view: WatchlistsView
  readonly context: PageContext
}

export function WatchlistsPage({ view, context }: Props) {
  return (
    <Document
      context={context}
      title="Watchlists | Bellwether"
      description="Your watchlists, with price, change, yield, next ex-dividend date and your notes."
      indexed={false}
      simulated={view.simulated}
    >
      <main className={text.main} id="main" tabIndex={-1}>
        <h1 className={text.title}>Watchlists</h1>
        <p className={text.text}>
          {view.storedIn === 'account' ? (
            'Your watchlists are saved in your account.'
          ) : (
            <>
              Your watchlists are saved in this browser only. <a href={context.loginPath}>Log in</a> to save them to
              your account and use them on any device.
            </>
          )}
        </p>
        <Island name="watchlists" component={Watchlists} props={{ view }} />
      </main>
    </Document>
  )
}
