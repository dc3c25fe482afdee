import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Combobox } from './combobox.tsx'

const html = renderToStaticMarkup(
  <Combobox
    id="box"
    label="Search"
    name="search"
    action="/results"
    suggestions="/suggest"
    placeholder="Name"
    text={'"<b>'}
  />,
)

it('is a plain search form without scripts', () => {
  expect(html).toMatch(/<search[^>]*><form[^>]* action="\/results" method="get"/)
  expect(html).toContain('value="&quot;&lt;b&gt;"')
  // A role that promises a list would be untrue until the script is there.
  expect(html).not.toContain('combobox"')
})

it('contains the hidden parts that the script fills', () => {
  expect(html).toMatch(/<div[^>]* id="box-list" role="listbox" aria-label="Suggestions" hidden=""><\/div>/)
  expect(html).toMatch(/<p[^>]* id="box-hint"[^>]* hidden=""><\/p>/)
  expect(html).toContain('role="status"')
})
