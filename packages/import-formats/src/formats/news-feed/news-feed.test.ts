import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { readFeedMapping } from '../../news/feed-mapping.ts'
import { recogniseFormat } from '../../registry.ts'
import { newsFeed } from './news-feed.ts'

const usual =
  '<title>Half-year results</title><guid isPermaLink="false">77</guid><link>https://www.example.com/77</link><pubDate>Fri, 13 Nov 2026 07:00:00 +0100</pubDate>'
const rss = (
  item: string,
) => `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
  <channel><title>Example Newswire</title><link>https://www.example.com/</link><language>en-gb</language>
  <image><title>Logo</title><link>https://other.example/</link></image><item>${item}</item></channel></rss>`
const read = (item: string, mapping?: unknown) =>
  readAll(newsFeed, textFile(rss(item)), mapping === undefined ? {} : { mapping: readFeedMapping(mapping) })

describe('feeds of news', () => {
  it('[IM-FORMAT-1] are recognised as RSS and as Atom', () => {
    expect(recogniseFormat(textFile(rss(usual)))).toBe(newsFeed)
    expect(recogniseFormat(textFile('<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title></feed>'))).toBe(
      newsFeed,
    )
    expect(
      recogniseFormat(
        textFile('<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"/>'),
      ),
    ).toBe(newsFeed)
  })

  it('give items of RSS with the securities that their categories and titles name', async () => {
    const item = `${usual.replace('results', 'results of Example (LSE: EXM)')}<category>US0378331005</category><category domain="x">Nasdaq:AAPL</category><category>Earnings</category><dc:creator>A. Writer</dc:creator>
      <media:content url="https://x/y.jpg"/><description>Short &amp;amp; plain</description><content:encoded><![CDATA[<p>Long</p>]]></content:encoded>`
    expect(await read(item)).toMatchObject([
      {
        at: 'item 1',
        record: {
          guid: 'urn:feed:example.com:77',
          source: 'Example Newswire',
          provider: 'A. Writer',
          language: 'en',
          publishedAt: '2026-11-13T06:00:00.000Z',
          channel: 'PUBLISHER',
          tags: ['Earnings'],
          securities: [{ isin: 'US0378331005' }, { mic: 'XNAS', symbol: 'AAPL' }, { mic: 'XLON', symbol: 'EXM' }],
          html: '<p>Long</p><p><a href="https://www.example.com/77">Read it at Example Newswire</a></p>',
        },
      },
    ])
  })

  it('give entries of Atom', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de-DE"><title>Beispiel</title><link href="https://example.de/"/><id>urn:x</id>
      <entry><title type="html">A &amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt; move</title><id>tag:example.de,2026:1</id><link rel="enclosure" href="https://example.de/a.mp3"/><link href="https://example.de/1"/>
      <published>2026-11-12T08:00:00Z</published><updated>2026-11-13T08:00:00Z</updated><author><name>B</name></author>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One <b>two</b></p></div></content></entry></feed>`
    expect(await readAll(newsFeed, textFile(atom))).toMatchObject([
      {
        record: {
          guid: 'tag:example.de,2026:1',
          language: 'de',
          publishedAt: '2026-11-12T08:00:00.000Z',
          changedAt: '2026-11-13T08:00:00.000Z',
          html: '<p>One <b>two</b></p><p><a href="https://example.de/1">Read it at Beispiel</a></p>',
          securities: [],
        },
      },
    ])
  })

  it('are read as a mapping says', async () => {
    const item = `${usual}<category domain="isin">GB0002374006, US0378331005</category><stock code="exm"/><category domain="topic">Earnings</category><category>Sport</category>`
    const mapping = {
      feeds: [
        { address: 'https://nobody.example/', source: 'Nobody' },
        {
          address: 'https://www.example.com/',
          source: 'Example',
          channel: 'REGULATOR',
          type: 'Announcement',
          typeCode: 'ANN',
          securities: [
            { element: 'category', where: { domain: 'isin' }, as: 'isin' },
            { element: 'stock', attribute: 'code', as: 'ticker', mic: 'XLON' },
          ],
          tags: { Earnings: 'Results' },
        },
      ],
    }
    expect(await read(item, mapping)).toMatchObject([
      {
        record: {
          source: 'Example',
          channel: 'REGULATOR',
          type: 'Announcement',
          typeCode: 'ANN',
          tags: ['Results'],
          securities: [{ isin: 'GB0002374006' }, { isin: 'US0378331005' }, { symbol: 'EXM', mic: 'XLON' }],
        },
      },
    ])
  })

  it.each([
    ['feeds', {}],
    ['feeds[0].address', { feeds: [{}] }],
    ['feeds[0].adress', { feeds: [{ adress: 'x', address: '' }] }],
    ['feeds[0].channel', { feeds: [{ address: '', channel: 'TV' }] }],
    ['feeds[0].securities[0].as', { feeds: [{ address: '', securities: [{ element: 'a', as: 'sedol' }] }] }],
    ['feeds[0].tags', { feeds: [{ address: '', tags: { a: 1 } }] }],
  ])('refuse a mapping whose %s is wrong', (field, mapping) => {
    expect(() => readFeedMapping(mapping)).toThrow(
      expect.objectContaining({ code: 'IMPORT_WRONG_MAPPING', message: expect.stringContaining(`${field} must be`) }),
    )
  })

  it('reject items without title, number or day, each with its code', async () => {
    const codeOf = async (item: string) => (await read(item)).map(found => 'reject' in found && found.reject.code)
    expect(await codeOf('<guid>1</guid><pubDate>Fri, 13 Nov 2026 07:00:00 GMT</pubDate>')).toEqual([
      'IMPORT_MISSING_VALUE',
    ])
    expect(await codeOf('<title>x</title><pubDate>Fri, 13 Nov 2026 07:00:00 GMT</pubDate>')).toEqual([
      'IMPORT_MISSING_VALUE',
    ])
    expect(await codeOf('<title>x</title><guid>1</guid><pubDate>soon</pubDate>')).toEqual(['IMPORT_NOT_A_DATE'])
    expect(await codeOf('<title>x</title><guid>1</guid><pubDate>Fri, 13 Nov 2099 07:00:00 GMT</pubDate>')).toEqual([
      'IMPORT_DATE_OUT_OF_RANGE',
    ])
  })
})
