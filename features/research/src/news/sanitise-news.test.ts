import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileBodies } from './hostile-bodies.fixture.ts'
import { sanitiseNews } from './sanitise-news.ts'

const clean = (html: string) => sanitiseNews(html).html

/** Everything that may stand in a cleaned body between angle brackets; anything else is a hole. */
const allowedTag =
  /^<(?:\/?(?:p|div|h[3-6]|blockquote|pre|ul|ol|li|dl|dt|dd|table|caption|colgroup|thead|tbody|tfoot|tr|th|td|a|abbr|b|strong|i|em|u|s|del|ins|small|sub|sup|code|section)|(?:br|hr|col) \/|a href="(?:https?:|mailto:)[^"<>]*" rel="noopener noreferrer nofollow"|abbr title="[^"<>]*"|section aria-label="Table \d+" tabindex="0"|ol start="\d+"|t[dh](?: (?:colspan|rowspan|scope|data-align)="[a-z0-9]+")+)>$/

function expectHarmless(html: string): void {
  const tags = html.match(/<[^>]*>?/g) ?? []
  expect(tags.filter(tag => !allowedTag.test(tag))).toEqual([])
}

describe('a hostile body', () => {
  it('is known in many kinds', () => {
    expect(Object.keys(hostileBodies).length).toBeGreaterThanOrEqual(60)
  })

  it.each(Object.entries(hostileBodies))('with %s keeps its words and nothing else', (_name, body) => {
    const html = clean(body)
    expectHarmless(html)
    expect(html).toContain('Words')
  })

  it('made of any pieces is harmless', () => {
    const pieces = [
      '<',
      '>',
      '"',
      "'",
      '=',
      '/',
      ' ',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<style>',
      '<svg>',
      '<math>',
      '<table>',
    ]
    const more = [
      '<td ',
      'colspan=',
      'onerror=x',
      '<a href=',
      'javascript:',
      'https://x.example',
      '<img src=x ',
      '<title>',
      '&lt;',
      '\u0000',
    ]
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces, ...more), fc.string()), { maxLength: 30 }), parts => {
        expectHarmless(clean(parts.join('')))
      }),
    )
  })
})

describe('an honest body', () => {
  it('keeps its tables, with heads, spans and right-aligned numbers', () => {
    expect(
      clean(
        '<table border=1 style="width:100%"><caption>Results</caption><thead><tr><th scope="col" colspan="2">£m</th></tr></thead><tbody><tr><th scope="row">Revenue</th><td align="right">1,284</td><td style="text-align: right; color: red">12</td></tr></tbody></table>',
      ),
    ).toBe(
      '<section aria-label="Table 1" tabindex="0"><table><caption>Results</caption><thead><tr><th colspan="2" scope="col">£m</th></tr></thead><tbody><tr><th scope="row">Revenue</th><td data-align="right">1,284</td><td data-align="right">12</td></tr></tbody></table></section>',
    )
  })

  it('keeps its paragraphs, lists and emphasis letter by letter', () => {
    const html =
      '<p>Revenue rose <b>5%</b> &amp; profit fell.</p><ul><li>One</li></ul><pre>a  b</pre><p>x<sup>2</sup> &lt; 3</p>'
    expect(clean(html)).toBe(html)
  })

  it('of a whole document is its body, its headings below those of the page', () => {
    const whole =
      '<!doctype html><html><head><title>T</title><style>p{}</style></head><body><h1>Results</h1><p>Words</p></body></html>'
    expect(clean(whole)).toBe('<h3>Results</h3><p>Words</p>')
  })

  it('keeps whole links elsewhere, without giving them our window or our name', () => {
    expect(clean('<a href="https://company.example/report?a=1&b=2" target="_blank">Report</a>')).toBe(
      '<a href="https://company.example/report?a=1&amp;b=2" rel="noopener noreferrer nofollow">Report</a>',
    )
  })

  it('says what was left out', () => {
    expect(sanitiseNews('<p>x</p><img src=a.png>')).toMatchObject({ picturesLeftOut: true, shortened: false })
    expect(sanitiseNews('<p>x</p>')).toMatchObject({ picturesLeftOut: false, shortened: false })
    const long = sanitiseNews(`<p>${'x'.repeat(2_000_000)}</p>`)
    expect(long.shortened).toBe(true)
    expect(long.html.length).toBeLessThan(1_500_020)
  })
})
