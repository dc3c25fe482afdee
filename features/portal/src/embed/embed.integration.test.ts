import type { DrawWidget } from '@bellwether/contract'
import type { Database } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSite } from '../../../../apps/site/testing/open-site.ts'

let db: Database
let app: FastifyInstance
let drawWidget: DrawWidget = async () => null
const origin = 'https://bellwether.example'
const size = { raw: 3, gzip: 2, brotli: 1 }
const widget = { version: '1.2.0', versions: ['1.2.0'], code: size, style: size, shared: size }

beforeAll(async () => {
  db = await openMarket()
  app = await openSite(db, {
    published: () => ({
      loader: { version: '0.1.0', integrity: 'sha384-abc', size },
      widgets: { 'top-holdings': widget, 'quote-header': widget, watchlist: widget, 'price-chart': widget },
    }),
    drawWidget: asked => drawWidget(asked),
  })
})

afterEach(() => {
  drawWidget = async () => null
})

afterAll(async () => {
  await app.close()
  await db.close()
})

describe('an embed', () => {
  it('can be embedded by any page, has an opaque origin and no cookies, and links to its oEmbed URL', async () => {
    const { statusCode, headers, body } = await app.inject('/embed/top-holdings?marketCode=lse:nwt&limit=3&theme=dark')
    expect(statusCode).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'nonce-")
    expect(policy).toContain('frame-ancestors *;')
    expect(policy).toContain('sandbox allow-scripts')
    expect(policy).not.toContain('allow-same-origin')
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).toContain('data-theme="dark"')
    expect(body).toContain("settings: { marketCode: 'LSE:NWT', limit: 3 }")
    expect(body).toMatch(/<noscript><p><a href="https:\/\/bellwether.example\/market-research\/LSE:NWT">Top holdings: /)
    const [, href = ''] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(body) ?? []
    const found = await app.inject(href.replaceAll('&amp;', '&').replace(origin, ''))
    expect(found.json().html).toContain('/embed/top-holdings?marketCode=LSE%3ANWT&amp;limit=3&amp;theme=dark"')
  })

  it('is rendered on the server where possible, from the API’s data, with integrity hashes for its modules', async () => {
    const answered: object[] = []
    drawWidget = async ({ type, version, blueprint, settings, api, getView }) => {
      answered.push({ type, version, blueprint, settings, api }, await getView('quote-header', 'LSE:HVL', {}))
      const modules = ['components/a/index.js', 'chunks/b.js'].map(path => ({ path, integrity: `sha384-${path}` }))
      return {
        tagName: 'bw-a',
        html: '<bw-a><template shadowrootmode="open"><style>b{}</style></template></bw-a>',
        modules,
      }
    }
    const path = '/embed/quote-header?marketCode=LSE:HVL&blueprint=compact'
    const { body, headers } = await app.inject(path)
    const settings = { marketCode: 'LSE:HVL' }
    const asked = { type: 'quote-header', version: '1.2.0', blueprint: 'compact', settings, api: `${origin}/` }
    const { data } = (await app.inject('/api/widgets/quote-header/LSE:HVL')).json()
    expect(JSON.parse(JSON.stringify(answered))).toEqual([asked, data])
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    const main = `<main><bw-a><template shadowrootmode="open"><style nonce="${nonce}">b{}</style></template></bw-a></main>`
    expect(body).toContain(main)
    const index = `${origin}/cdn/components/a/index.js`
    expect(body).toContain(
      `<script nonce="${nonce}" type="importmap">{"integrity":{"${index}":"sha384-components/a/index.js",`,
    )
    expect(body).toContain(
      `<link rel="modulepreload" href="${origin}/cdn/chunks/b.js" integrity="sha384-chunks/b.js" crossorigin>`,
    )
    expect(body).toContain(`import { element } from '${index}'\n  customElements.define('bw-a', element)`)
    expect(body).not.toMatch(/<noscript>|bellwether\.load/)
    // Kept for a minute, under its own nonce.
    expect((await app.inject(path)).body).not.toContain(`nonce="${nonce}"`)
    expect(answered).toHaveLength(2)
  })

  it('loads the view that a widget requests', async () => {
    const found: unknown[] = []
    drawWidget = async ({ getView }) => {
      found.push(await getView('watchlist', null, { codes: 'LSE:HVL,LSE:NWT' }))
      found.push(await getView('security-search', null, { search: 'harrow', limit: undefined }))
      found.push(await getView('price-chart', 'LSE:HVL', { range: '1M' }))
      return null
    }
    expect((await app.inject('/embed/watchlist?marketCodes=LSE:HVL')).statusCode).toBe(200)
    expect(found).toEqual([
      expect.objectContaining({ rows: expect.objectContaining({ state: 'ready' }) }),
      expect.objectContaining({ found: expect.arrayContaining([expect.objectContaining({ marketCode: 'LSE:HVL' })]) }),
      expect.objectContaining({ points: expect.any(Array) }),
    ])
  })

  it('reports discreetly that it could not be rendered', async () => {
    drawWidget = async () => {
      throw new TypeError('of the inside')
    }
    const { statusCode, body } = await app.inject('/embed/quote-header?marketCode=LSE:NWT')
    expect(statusCode).toBe(500)
    expect(body).toContain('(SITE_CALL_FAILED)</small>')
    expect(body).not.toContain('of the inside')
  })

  it.each([
    ['top-holdings', 400, 'SITE_BAD_INPUT'],
    ['top-holdings?marketCode=LSE:NWT&marketCode=LSE:HVL', 400, 'SITE_BAD_INPUT'],
    ['top-holdings?marketCode=LSE:NWT&%3Cscript%3Ealert(1)%3C/script%3E=1', 400, 'SITE_BAD_INPUT'],
    ['top-holdings?marketCode=LSE:NOPE', 404, 'SITE_UNKNOWN_SECURITY'],
    ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404, 'SITE_UNKNOWN_WIDGET'],
    ['toString', 404, 'SITE_UNKNOWN_WIDGET'],
    ['news-list?marketCode=LSE:HVL', 404, 'SITE_UNKNOWN_WIDGET'],
  ])('reports discreetly what is wrong with %s', async (path, status, code) => {
    const { statusCode, headers, body } = await app.inject(`/embed/${path}`)
    expect([statusCode, headers['x-frame-options']]).toEqual([status, undefined])
    expect(body).toContain(`(${code})</small>`)
    expect(body).not.toContain('<script>alert')
  })

  it('is the only page that other sites can embed', async () => {
    for (const path of ['/', '/market-research/LSE:HVL', '/embed', '/developers/previews/top-holdings', '/oembed']) {
      const { headers } = await app.inject(path)
      expect(headers['x-frame-options'], path).toMatch(/^(DENY|SAMEORIGIN)$/)
    }
  })
})

describe('oEmbed', () => {
  const ask = (address: string, more = '') => app.inject(`/oembed?url=${encodeURIComponent(address)}${more}`)

  it('responds for a research page, within the requested size', async () => {
    const page = await app.inject('/market-research/LSE:HVL')
    const [link = ''] = /<link rel="alternate" type="application\/json\+oembed"[^>]*>/.exec(page.body) ?? []
    expect(link).toContain(
      `href="${origin}/oembed?url=https%3A%2F%2Fbellwether.example%2Fmarket-research%2FLSE%3AHVL&amp;`,
    )
    const answer = await ask(`${origin}/market-research/LSE:HVL`, '&format=json&maxwidth=300&maxheight=200')
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    const { html, title, ...rest } = answer.json()
    expect(rest).toEqual({
      type: 'rich',
      version: '1.0',
      provider_name: 'Bellwether',
      provider_url: `${origin}/`,
      cache_age: 86_400,
      width: 300,
      height: 200,
    })
    expect(title).toMatch(/^Quote header: ./)
    expect(html).toContain(`<iframe src="${origin}/embed/quote-header?marketCode=LSE%3AHVL"`)
    expect(html).toContain('width="300" height="200"')
    const sub = await ask(`${origin}/market-research/sub/LSE:HVL/news`)
    expect(sub.json().html).toContain('/embed/quote-header?marketCode=LSE%3AHVL"')
    expect(sub.json().width).toBe(640)
    const compact = `${origin}/embed/quote-header?marketCode=LSE%3AHVL&blueprint=compact`
    expect((await ask(compact)).json()).toMatchObject({
      html: expect.stringContaining('&amp;blueprint=compact"'),
      height: 229,
    })
  })

  it.each([
    ['https://elsewhere.example/market-research/LSE:HVL', '', 404, 'SITE_OEMBED_URL'],
    [`${origin}/market-research/LSE:NOPE`, '', 404, 'SITE_OEMBED_URL'],
    [`${origin}/market-research/%E0%A4%A`, '', 404, 'SITE_OEMBED_URL'],
    [`${origin}/embed/top-holdings?marketCode=LSE:NWT&limit=99`, '', 404, 'SITE_OEMBED_URL'],
    [`${origin}/`, '', 404, 'SITE_OEMBED_URL'],
    ['javascript:alert(1)', '', 404, 'SITE_OEMBED_URL'],
    [`${origin}/platform/orders`, '', 401, 'SITE_OEMBED_PRIVATE'],
    [`${origin}/market-research/LSE:HVL`, '&format=xml', 501, 'SITE_OEMBED_FORMAT'],
    [`${origin}/market-research/LSE:HVL`, '&maxwidth=wide', 400, 'SITE_BAD_INPUT'],
  ])('rejects %s%s', async (address, more, status, code) => {
    const answer = await ask(address, more)
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })

  it.each([
    ['/market-research/LSE:HVL', 'de_AT', 'marketCode=LSE%3AHVL&amp;locale=de-DE'],
    ['/embed/quote-header?marketCode=LSE:HVL', 'ja', 'marketCode=LSE%3AHVL&amp;locale=ja'],
    ['/embed/quote-header?marketCode=LSE:HVL&locale=fr-FR', 'ja', 'marketCode=LSE%3AHVL&amp;locale=fr-FR'],
    ['/market-research/LSE:HVL', 'en_GB', 'marketCode=LSE%3AHVL'],
    ['/market-research/LSE:HVL', 'xx', 'marketCode=LSE%3AHVL'],
  ])('[LD-WORDPRESS-6] shows %s for a page in %s', async (path, locale, query) => {
    const { html } = (await ask(origin + path, `&locale=${locale}`)).json()
    expect(html).toContain(`src="${origin}/embed/quote-header?${query}"`)
  })

  it('requires a URL', async () => {
    expect((await app.inject('/oembed')).json().error).toMatchObject({ code: 'SITE_BAD_INPUT', field: 'url' })
  })
})
