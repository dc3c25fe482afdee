import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { newsmlG2 } from './newsml-g2.ts'

const fixture = async (name: string) =>
  textFile(await readFile(join(import.meta.dirname, '../../../../../fixtures/imports', name)))

interface Given {
  readonly status?: string
  readonly meta?: string
  readonly content?: string
  readonly assert?: string
  readonly itemClass?: string
}

const item = ({ status = 'stat:usable', meta = '', content = '', assert = '', itemClass = 'ninat:text' }: Given = {}) =>
  `<newsItem xmlns="http://iptc.org/std/nar/2006-10-01/" guid="urn:newsml:example.com:1" version="2" xml:lang="en-GB">
    <itemMeta><itemClass qcode="${itemClass}"/><provider qcode="nprov:EXAMPLE"/><versionCreated>2026-11-13T16:25:32+01:00</versionCreated>
      <firstCreated>2026-11-13T09:00:00Z</firstCreated><pubStatus qcode="${status}"/>${meta}</itemMeta>
    <contentMeta><infoSource><name>Example Wire</name></infoSource><subject qcode="medtop:1"><name>Results</name></subject><headline>A headline</headline></contentMeta>
    ${assert}<contentSet>${content}</contentSet></newsItem>`
const read = (given: Given = {}) => readAll(newsmlG2, textFile(item(given)))
const instrument = (attributes: string) =>
  `<assert qcode="x:1"><organisationDetails><hasInstrument ${attributes}/></organisationDetails></assert>`

describe('NewsML-G2', () => {
  it('gives an item with its versions, source and securities', async () => {
    const assert = [
      instrument('symbol="AAPL" market="mic:XNAS"'),
      instrument('symbol="R:RY" marketlabel="TSX"'),
      instrument('symbol="GB0002374006"'),
      '<subject qcode="isin:US0378331005"/><subject qcode="cik:0000320193"/><subject qcode="isin:US0378331006"/>',
    ].join('')
    expect(await read({ assert })).toMatchObject([
      {
        at: 'newsItem 1',
        record: {
          guid: 'urn:newsml:example.com:1',
          title: 'A headline',
          source: 'Example Wire',
          provider: 'EXAMPLE',
          language: 'en',
          publishedAt: '2026-11-13T09:00:00.000Z',
          changedAt: '2026-11-13T15:25:32.000Z',
          tags: ['Results'],
          securities: [
            { symbol: 'AAPL', mic: 'XNAS' },
            { symbol: 'RY', mic: 'XTSE' },
            { isin: 'GB0002374006' },
            { isin: 'US0378331005' },
            { cik: '320193' },
          ],
          html: null,
          withdrawn: false,
        },
      },
    ])
  })

  it('reads NITF as the IPTC writes it', async () => {
    const [only] = await readAll(newsmlG2, await fixture('newsml-g2-item.xml'))
    expect(only).toMatchObject({
      record: {
        title: 'Fed to halt QE to avert "bubble"',
        source: 'Associated Press',
        tags: ['economy, business and finance', 'central bank', 'money and monetary policy'],
      },
    })
    const html = only && 'record' in only && only.record.kind === 'news' ? (only.record.html ?? '') : ''
    expect(html.match(/<p>/g)).toHaveLength(2)
    expect(html).toMatch(/^<p>\(New York, NY - October 21\) Et, sent luptat/)
  })

  it('keeps of XHTML what a page may show, and words of all else', async () => {
    const content = `<inlineXML contenttype="application/xhtml+xml"><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title><script>run()</script></head>
      <body><p onclick="run()">One <em>two</em> <span>three</span> <a href="javascript:run()">four</a> <a href="https://example.com/?a=1&amp;b=2">five</a> &lt;six&gt;</p><script>run()</script><iframe src="https://evil.example"/></body></html></inlineXML>`
    const [only] = await read({ content })
    expect(only).toMatchObject({
      record: {
        html: '<p>One <em>two</em> three <a>four</a> <a href="https://example.com/?a=1&amp;b=2">five</a> &lt;six&gt;</p>',
      },
    })
  })

  it('takes plain text, HTML and links', async () => {
    const htmlOf = async (content: string) => (await read({ content })).map(found => 'record' in found && found.record)
    expect(await htmlOf('<inlineData contenttype="text/plain">A &lt; B\n\nC</inlineData>')).toMatchObject([
      { html: '<p>A &lt; B</p>\n<p>C</p>' },
    ])
    expect(await htmlOf('<inlineData contenttype="text/html"><![CDATA[<p>x</p>]]></inlineData>')).toMatchObject([
      { html: '<p>x</p>' },
    ])
    expect(await htmlOf('<remoteContent href="https://example.com/1"/>')).toMatchObject([
      { html: '<p><a href="https://example.com/1">Read it at its publisher</a></p>' },
    ])
  })

  it('[IM-NEWS-3] says what its publisher takes back, and keeps an embargo', async () => {
    expect(await read({ status: 'stat:canceled' })).toMatchObject([{ record: { withdrawn: true } }])
    expect(await read({ meta: '<embargoed>2026-11-13T12:00:00Z</embargoed>' })).toMatchObject([
      { record: { publishedAt: '2026-11-13T12:00:00.000Z' } },
    ])
    expect(await read({ meta: '<embargoed>2027-01-01T12:00:00Z</embargoed>' })).toMatchObject([
      { reject: { code: 'IMPORT_DATE_OUT_OF_RANGE', field: 'embargoed' } },
    ])
  })

  it('lists what is in a package; a message may have several of both', async () => {
    const [only] = await readAll(newsmlG2, await fixture('newsml-g2-package.xml'))
    expect(only).toMatchObject({
      record: {
        title: 'UK',
        type: 'News package',
        html: '<ul><li>Obama annonce son équipe</li><li>Barack Obama arrive à Washington</li></ul>',
      },
    })
    const message = await readAll(newsmlG2, await fixture('newsml-g2-message.xml'))
    expect(message.map(found => 'reject' in found && found.reject.field)).toEqual(Array(5).fill('versionCreated'))
  })

  it('is read with a prefix, and leaves pictures', async () => {
    const prefixed = item()
      .replace('xmlns=', 'xmlns:n=')
      .replaceAll(/<(\/?)(?=\w)/g, '<$1n:')
    const file = textFile(prefixed)
    expect(recogniseFormat(file)).toBe(newsmlG2)
    expect(await readAll(newsmlG2, file)).toMatchObject([{ record: { title: 'A headline' } }])
    expect(await read({ itemClass: 'ninat:picture' })).toEqual([{ at: 'newsItem 1', skip: 'IMPORT_TYPE_NOT_HELD' }])
  })

  it.each(['conceptItem', 'knowledgeItem', 'planningItem', 'catalogItem'])(
    '[IM-FILE-3] counts a %s, which is no news',
    async name => {
      const file = textFile(
        `<${name} xmlns="http://iptc.org/std/nar/2006-10-01/" guid="urn:newsml:example.com:2" version="1"><itemMeta/></${name}>`,
      )
      expect(recogniseFormat(file)).toBe(newsmlG2)
      expect(await readAll(newsmlG2, file)).toEqual([{ at: `${name} 1`, skip: 'IMPORT_TYPE_NOT_HELD' }])
    },
  )
})
