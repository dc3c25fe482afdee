import Link from 'next/link'
import { Headlines } from './headlines'
import { Price } from './price'

export default async function Page({ params }: { readonly params: Promise<{ readonly marketCode: string }> }) {
  const marketCode = decodeURIComponent((await params).marketCode)
  return (
    <main>
      <h1>Research</h1>
      <Price marketCode={marketCode} />
      <Headlines marketCode={marketCode} />
      <Link href="/shares/LSE:BW.">Brackwell</Link>
    </main>
  )
}
