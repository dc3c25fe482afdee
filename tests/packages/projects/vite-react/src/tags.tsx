import { defineElements } from '@bellwether/loader/elements'
import type {} from '@bellwether/loader/elements/react'

defineElements('https://research.example/cdn/', { 'quote-header': '^1.0.0' })

export function Tags() {
  return (
    <>
      <bw-quote-header market-code="LSE:HVL" live className="price" onbw-widget-drawn={hear} />
      <bw-price-chart market-code="LSE:HVL" range="5Y" heading={undefined} />
      {/* @ts-expect-error: it needs a market code */}
      <bw-news-list limit={3} />
    </>
  )
}

function hear({ detail }: CustomEvent<{ readonly marketCode: string }>): void {
  const quote = document.querySelector('bw-quote-header')
  const isLive: boolean | null | undefined = quote?.live
  console.info(detail.marketCode, quote?.marketCode, isLive)
}
