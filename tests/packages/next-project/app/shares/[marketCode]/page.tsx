import { Research } from './research'

export default async function Page() {
  const marketCode = await Promise.resolve('LSE:HVL')
  return (
    <main>
      <h1>Research</h1>
      <Research marketCode={marketCode} />
    </main>
  )
}
