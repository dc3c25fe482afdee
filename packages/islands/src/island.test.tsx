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
  [
    ...html.matchAll(
      /<bw-island name="labelled" data-prefix="([^"]+)">(.*?)<script type="application\/json">(.*?)<\/script><\/bw-island>/g,
    ),
  ].map(([, prefix = '', content, props = '']) => ({ prefix, props, content }))

it('[RP-ISLAND-1] is drawn with the ids that a browser gives it, which starts at the island', () => {
  const [first, second] = roots(page('first'))
  for (const root of [first, second]) {
    const { label } = JSON.parse(root?.props ?? '')
    expect(root?.content).toBe(renderToString(<Labelled label={label} />, { identifierPrefix: root?.prefix ?? 'none' }))
  }
  expect(first?.prefix).not.toBe(second?.prefix)
})

it('[RP-ISLAND-1] is given its properties as they are, whatever they hold', () => {
  const hostile = '"></script><script>alert(1)</script><!--'
  const html = page(hostile)
  expect(html).not.toContain('<script>')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(roots(html).map(({ props }) => JSON.parse(props).label)).toEqual([hostile, 'second'])
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
