import type { NewsView } from '@bellwether/contract'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import { Document, PageTitle } from '@bellwether/web/page'
import { SecurityLayout } from '../layout/security-layout.tsx'
import { NewsSection } from './news-section.tsx'

export function NewsPage({ view, context }: { readonly view: NewsView; readonly context: PageContext }) {
  const { frame, ...news } = view
  const { marketCode, name, ticker, isin, sourceName, simulated } = frame.identity
  return (
    <Document
      context={context}
      title={`${name} (${ticker ?? isin ?? marketCode}) news and announcements | Bellwether`}
      description={`Company news and regulatory announcements for ${name}, with the price change on the day.`}
      simulated={simulated}
    >
      <SecurityLayout frame={frame} stars={context.stars}>
        <PageTitle lead="Company news and regulatory announcements, with the price change on the day.">News</PageTitle>
        <div data-bw-later="">
          <Island name="news" component={NewsSection} when="used" props={{ ...news, marketCode, sourceName }} />
        </div>
      </SecurityLayout>
    </Document>
  )
}
