import { useContext, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Island, IslandServer } from './island.tsx'

function Labelled({ label }: { readonly label: string }) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {label} <input id={id} />
      {useContext(IslandServer) ? 'page' : 'island'}
    </label>
  )
}

const page = (label: string) =>
  renderToString(
    <IslandServer value={renderToString}>
      <main>
        <Island name="labelled" component={Labelled} props={{ label }} />
        <Island name="labelled" component={Labelled} props={{ label: 'second' }} />
      </main>
    </IslandServer>,
  )

const roots = (html: string) =>
  [...html.matchAll(/<bw-island name="labelled" data-prefix="([^"]+)" data-props="([^"]+)">(.*?)<\/bw-island>/g)].map(
    ([, prefix = '', props = '', content]) => ({ prefix, props: props.replaceAll('&quot;', '"'), content }),
  )

it('[RP-ISLAND-1] is drawn with the ids that a browser gives it, which starts at the island', () => {
  const [first, second] = roots(page('first'))
  for (const root of [first, second]) {
    const { label } = JSON.parse(root?.props ?? '')
    expect(root?.content).toBe(renderToString(<Labelled label={label} />, { identifierPrefix: root?.prefix ?? 'none' }))
  }
  expect(first?.prefix).not.toBe(second?.prefix)
})

it('escapes its properties', () => {
  const html = page('"><script>alert(1)</script>')
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('""><')
})

it('is its component alone in a browser, a widget and another island', () => {
  const alone = renderToString(<Island name="labelled" component={Labelled} props={{ label: 'x' }} />)
  expect(alone).toMatch(/^<label/)
  const Outer = () => <Island name="labelled" component={Labelled} props={{ label: 'x' }} />
  const nested = renderToString(
    <IslandServer value={renderToString}>
      <Island name="outer" component={Outer} props={{}} />
    </IslandServer>,
  )
  expect(nested.match(/<bw-island/g)).toHaveLength(1)
})
