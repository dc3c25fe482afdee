import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { describe, expect, inject, it } from 'vitest'

const origin = inject('origin')
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, { redirect: 'manual', headers })

const overviews = [
  ['/market-research/LSE:HVL', 'Harrow &amp; Vale plc'],
  ['/market-research/LSE:BW.', 'Brackwell plc'],
  ['/market-research/NYSE:CRSN', 'Corsin Inc'],
  ['/market-research/LSE:NWT', 'Northwall Investment Trust plc'],
  ['/market-research/FUND:B0KXTM3', 'Kestrel Global Equity Fund Acc'],
  ['/market-research/LSE:BWLD', 'Bellwether World ETF'],
  ['/market-research/LSE:TG34', '4 1/4% Treasury Gilt 2034'],
  ['/market-research/LSE:LEV3', 'Triple Long ETP'],
  ['/market-research/LSE:SUSP', 'Suspended plc'],
  ['/market-research/LSE:NOEL', 'Noel Minerals plc'],
] as const

describe('the Overview of every fixed security', () => {
  it.each(overviews)('[RP-ROUTE-1] %s answers a guest with the whole page', async (path, name) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name.replace(/[./]/g, '\\$&')}</h1>`))
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`)
    expect(html).not.toContain('Could not load')
  })

  it.each(overviews)('[RP-DATA-7] %s says that its data is simulated', async path => {
    expect(await (await ask(path)).text()).toContain('Simulated data')
  })

  it.each(overviews)('%s is valid HTML', async path => {
    const report = await new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // React writes these in ways that are valid HTML all the same.
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'doctype-style': 'off',
        'no-trailing-whitespace': 'off',
        'void-style': 'off',
        // Integrity belongs to scripts of another origin; ours has none.
        'require-sri': 'off',
        'long-title': 'off',
        'prefer-native-element': 'off',
        'tel-non-breaking': 'off',
      },
    }).validateString(await (await ask(path)).text())
    expect(
      report.results.flatMap(result =>
        result.messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
      ),
    ).toEqual([])
  })
})

describe('addresses', () => {
  it.each([
    ['/market-research/lse:hvl', '/market-research/LSE:HVL'],
    ['/market-research/LSE%3AHVL', '/market-research/LSE:HVL'],
    ['/market-research/XLON:HVL?range=5Y', '/market-research/LSE:HVL?range=5Y'],
    ['/market-research/xlon%3abw.', '/market-research/LSE:BW.'],
    ['/market-research/fund:b0kxtm3', '/market-research/FUND:B0KXTM3'],
  ])('[RP-ROUTE-15] %s is sent to its canonical spelling for good', async (path, canonical) => {
    const answer = await ask(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(canonical)
  })

  it.each(['/market-research/LSE:NOPE', '/market-research/nonsense', '/market-research/LSE:%3Cscript%3E'])(
    '[RP-ROUTE-16] %s answers 404 with a search',
    async path => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      const html = await answer.text()
      expect(html).toContain('action="/investment/search/all"')
      expect(html).not.toContain('<script>')
    },
  )

  it('[RP-ROUTE-16] suggests what the code may have meant', async () => {
    const html = await (await ask('/market-research/LSE:HARROW')).text()
    expect(html).toContain('Did you mean')
    expect(html).toContain('href="/market-research/LSE:HVL"')
  })

  it('answers 404 with the pages a security has where it has not the one asked for', async () => {
    const answer = await ask('/market-research/sub/LSE:HVL/target-practice')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('href="/market-research/LSE:HVL"')
  })

  it('finds by name, and goes straight to an exact identifier', async () => {
    expect(await (await ask('/investment/search/all?search=harrow')).text()).toContain(
      '<mark>Harrow</mark> &amp; Vale plc',
    )
    const exact = await ask('/investment/search/all?search=hvl')
    expect(exact.status).toBe(302)
    expect(exact.headers.get('location')).toBe('/market-research/LSE:HVL')
  })

  it('tells a mistyped identifier, and takes nothing typed as markup', async () => {
    expect(await (await ask('/investment/search/all?search=GB00BJ87MT86')).text()).toContain('has a typing error')
    const html = await (
      await ask(`/investment/search/all?search=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`)
    ).text()
    expect(html).not.toContain('<img')
  })
})

describe('headers', () => {
  it('allows only its own files and one inline block, by its hash', async () => {
    const answer = await ask('/market-research/LSE:HVL')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const html = await answer.text()
    const scripts = [...html.matchAll(/<script(?! type="application\/(?:ld\+)?json">)([^>]*)>(.*?)<\/script>/gs)]
    expect(scripts.length).toBe(2)
    for (const [, attributes = '', text = ''] of scripts) {
      if (text === '') expect(attributes).toMatch(/ src="\/assets\/[^"]+"/)
      else expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(text).digest('base64')}';`)
    }
    expect(policy).not.toContain('unsafe')
    expect(html).not.toMatch(/ (?:style|on[a-z]+)="/)
  })

  it('sends the usual protections', async () => {
    const { headers } = await ask('/')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it('sends with the files of a page only the protections that files heed', async () => {
    const html = await (await ask('/')).text()
    const { headers } = await ask(html.match(/\/assets\/[^"]+\.js/)?.[0] ?? '')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toBeNull()
  })

  it('answers 304 to the ETag it gave, and the page to any other', async () => {
    const etag = (await ask('/market-research/LSE:TG34')).headers.get('etag') ?? ''
    const again = await ask('/market-research/LSE:TG34', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect((await ask('/market-research/LSE:TG34', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  it.each(['br', 'gzip', 'gzip, br'])('compresses with %s', async encoding => {
    const answer = await ask('/', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding.includes('br') ? 'br' : 'gzip')
    expect(await answer.text()).toContain('</html>')
  })

  it('lets browsers keep hashed assets for good, compressed beforehand', async () => {
    const href = /href="(\/assets\/[^"]+\.css)"/.exec(await (await ask('/')).text())?.[1] ?? ''
    const { headers, status } = await ask(href, { 'accept-encoding': 'gzip, br' })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-encoding')).toBe('br')
  })
})

describe('structured data', () => {
  it('describes the security in JSON-LD', async () => {
    const html = await (await ask('/market-research/LSE:HVL')).text()
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
    expect(graph[0]).toMatchObject({ '@type': 'Corporation', name: 'Harrow & Vale plc', tickerSymbol: 'LSE HVL' })
    expect(graph[1]).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  it('has a title and a description of its own on each page', async () => {
    const heads = await Promise.all(
      overviews.map(async ([path]) => {
        const html = await (await ask(path)).text()
        return [/<title>(.*?)<\/title>/.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]]
      }),
    )
    for (const part of [0, 1]) expect(new Set(heads.map(head => head[part])).size).toBe(overviews.length)
  })
})

describe('documents', () => {
  it('open, as PDF or HTML, without power over the site', async () => {
    const html = await (await ask('/market-research/FUND:B0KXTM3')).text()
    const urls = [...html.matchAll(/href="(\/documents\/[^"]+)"/g)].map(match => match[1] ?? '')
    expect(urls.length).toBeGreaterThan(1)
    for (const url of new Set(urls)) {
      const answer = await ask(url)
      expect(answer.status).toBe(200)
      const start = Buffer.from(await answer.arrayBuffer())
        .subarray(0, 15)
        .toString('latin1')
      if (url.endsWith('.pdf')) {
        expect(answer.headers.get('content-type')).toBe('application/pdf')
        expect(start).toContain('%PDF-')
      } else {
        expect(answer.headers.get('content-security-policy')).toContain('sandbox')
        expect(start.toLowerCase()).toContain('<!doctype html>')
      }
    }
  })

  it.each([
    '/documents/1/other.pdf',
    '/documents/999999999/x.pdf',
    '/documents/x/y.pdf',
    '/documents/1/..%2F..%2Fetc%2Fpasswd',
  ])('%s is not found', async path => {
    expect((await ask(path)).status).toBe(404)
  })
})
