import { starsOf } from '@bellwether/blocks'
import { type ScreenerView, screenerQuery } from '@bellwether/contract'
import { securityTypePlurals } from '@bellwether/domain'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import text from '@bellwether/web/text-page.module.css'
import { Screener } from './screener.tsx'

export function ScreenerPage({ view, context }: { readonly view: ScreenerView; readonly context: PageContext }) {
  const { address } = view
  const kind = securityTypePlurals[address.type]
  const query = screenerQuery({ ...address, page: 1 })
  return (
    <Document
      context={context}
      title={`Screener: ${kind.toLowerCase()} | Bellwether`}
      description={`Filter and sort ${kind.toLowerCase()}, share the link or download the results as CSV.`}
      indexed={query === '' || query === `type=${address.type}`}
      canonical
      simulated={view.simulated}
    >
      <main className={text.main} id="main" tabIndex={-1}>
        <h1 className={text.title}>Screener</h1>
        <p className={text.text}>
          Set filters, then bookmark or share the link. Securities without a figure do not match a filter on it.
        </p>
        <Island
          name="screener"
          component={Screener}
          props={{ view, stars: starsOf(context.stars, shownCodes(view)) }}
        />
      </main>
    </Document>
  )
}

function shownCodes({ result }: ScreenerView): readonly string[] {
  return result.state === 'ready' ? result.view.rows.map(({ marketCode }) => marketCode) : []
}
