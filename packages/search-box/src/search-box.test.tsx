import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SearchBox } from './search-box.tsx'

const html = renderToStaticMarkup(
  <SearchBox id="box" label="Search" name="search" action="/results" placeholder="Name" text={'"<b>'} />,
)

it('is a plain search form without scripts', () => {
  expect(html).toMatch(/<search[^>]*><form[^>]* action="\/results" method="get"/)
  expect(html).toContain('value="&quot;&lt;b&gt;"')
  // A role that promises a list would be untrue until the script is there.
  expect(html).not.toContain('combobox"')
})

it('has its list, hint and status from the start, hidden or empty', () => {
  expect(html).toMatch(/<div[^>]* id="box-list" role="listbox" aria-label="Suggestions" hidden=""><\/div>/)
  expect(html).toMatch(/<p[^>]* id="box-hint"[^>]* hidden=""><\/p>/)
  expect(html).toContain('role="status"')
})
