import { createHash } from 'node:crypto'
import { documentGroups, formatDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { CollectedUniverse } from '../test-universe.ts'
import type { DocumentContent } from './document-content.ts'
import { toHtmlDocument } from './html-document.ts'
import { toPdf } from './pdf-writer.ts'

const universe = new CollectedUniverse()
const files = new Map(universe.rows('document_files').map(f => [f.document_id, f]))
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** What a reader of the file would see: the strings that are shown, in order. */
const shownText = (bytes: Uint8Array) =>
  [...text(bytes).matchAll(/\(((?:[^()\\]|\\.)*)\) Tj/g)]
    .map(([, shown = '']) =>
      shown.replace(/\\(\d{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8))).replace(/\\(.)/g, '$1'),
    )
    .join('\n')

describe('documents', () => {
  it('stand in groups, in the order in which they are shown', () => {
    expect(universe.rows('document_groups').map(g => g.name)).toEqual(documentGroups.map(g => g.name))
    expect(universe.rows('document_groups').map(g => g.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('have type, language, date, format and address', () => {
    for (const d of universe.rows('documents')) {
      expect(d).toMatchObject({
        language: 'en',
        file_format: expect.stringMatching(/^(HTM|PDF)$/),
        type: expect.any(String),
      })
      expect(d.effective_date <= '2026-11-13').toBe(true)
      expect(d.url).toMatch(new RegExp(`^/documents/${d.id}/[a-z0-9-]+\\.${d.file_format.toLowerCase()}$`))
    }
  })

  it('keep the reports of the year before, and how the votes of the last meeting went', () => {
    const trust = universe.securityOf('LSE:NWT')
    const kept = (typeId: number) =>
      universe.rows('documents').filter(d => d.security_id === trust.id && d.type_id === typeId)
    for (const typeId of [4, 5]) {
      const [now, before] = kept(typeId).map(d => Number(d.effective_date.slice(0, 4)))
      expect((now ?? 0) - (before ?? 0)).toBe(1)
    }
    const [results] = kept(91)
    expect(text(files.get(results?.id ?? 0)?.content ?? new Uint8Array())).toContain('Votes in favour')
  })

  it('[RP-DATA-40] report a year or half of one weeks after its end, a trust on the day of its results', () => {
    const reports = universe.rows('documents').filter(d => d.type_id === 4 || d.type_id === 5)
    expect(reports.length).toBeGreaterThan(20)
    const statements = universe.by('statements', 'security_id')
    let compared = 0
    for (const { id, security_id, type_id, effective_date } of reports) {
      const [, end = ''] =
        /^For the (?:year|six months) to (.*)$/m.exec(shownText(files.get(id ?? 0)?.content ?? new Uint8Array())) ?? []
      const weeks = (Date.parse(effective_date) - Date.parse(`${end} UTC`)) / (7 * 86_400_000)
      expect(weeks).toBeGreaterThanOrEqual(4)
      expect(weeks).toBeLessThanOrEqual(14)
      const period = type_id === 4 ? 'ANNUAL' : 'INTERIM'
      const results = statements
        .get(security_id)
        ?.filter(row => row.period === period && row.published_on === effective_date)
      if (!statements.has(security_id)) continue
      expect(results?.map(row => formatDate(row.period_end))).toEqual([end])
      compared += 1
    }
    expect(compared).toBeGreaterThan(5)
  })

  it('number the sustainability factsheet 705', () => {
    const sustainability = universe.rows('documents').filter(d => d.type === 'Sustainability factsheet')
    expect(sustainability.length).toBeGreaterThan(3)
    expect(sustainability.every(d => d.type_id === 705)).toBe(true)
    expect(universe.rows('documents').filter(d => d.type_id === 705)).toEqual(sustainability)
  })

  it('have their files, with the size and hash that are stated', () => {
    for (const d of universe.rows('documents')) {
      const file = files.get(d.id ?? 0)
      expect(file?.content.length).toBe(d.size_bytes)
      expect(file?.sha256).toBe(
        createHash('sha256')
          .update(file?.content ?? '')
          .digest('hex'),
      )
      expect(text(file?.content ?? new Uint8Array())).toContain('Simulated data')
    }
  })

  it('give every fund, trust and ETF one document that explains it, of the regime of its risk score', () => {
    for (const score of universe.rows('risk_scores')) {
      const key = universe.rows('documents').filter(d => d.security_id === score.security_id && d.group_id === 1)
      expect(key).toHaveLength(1)
      expect(key[0]).toMatchObject({
        regime: score.regime,
        valid_until: score.regime === 'CCI_PRODUCT_SUMMARY' ? null : '2027-06-07',
      })
      expect(universe.rows('eligibility').find(e => e.security_id === score.security_id)?.kiid_document_id).toBe(
        key[0]?.id,
      )
      expect(shownText(files.get(key[0]?.id ?? 0)?.content ?? new Uint8Array())).toContain(
        `is ${score.score} of ${score.scale}`,
      )
    }
  })
})

const content: DocumentContent = {
  title: 'Test (of) brackets \\ and £10',
  subtitle: 'An em dash — and a minus −5%',
  dated: 'Dated 1 Jan 2026',
  sections: Array.from({ length: 12 }, (_, i) => ({
    heading: `Heading ${i}`,
    paragraphs: ['word '.repeat(120).trim()],
    table: [['Label', `${i}.00%`] as const],
  })),
}

describe('toPdf', () => {
  const { bytes, pages } = toPdf(content)
  const pdf = text(bytes)

  it('states where each object begins, the number of pages and the length of each stream', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
    expect(pdf.slice(start, start + 4)).toBe('xref')
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
    for (const [i, offset] of offsets.entries())
      expect(pdf.slice(offset, offset + `${i + 1} 0 obj`.length)).toBe(`${i + 1} 0 obj`)
    expect(pdf).toContain(`/Count ${pages} `)
    expect([...pdf.matchAll(/\/Type \/Page /g)]).toHaveLength(pages)
    for (const [, length, stream = ''] of pdf.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
      expect(stream.length).toBe(Number(length))
  })

  it('breaks long documents into pages and keeps lines within the margins', () => {
    expect(pages).toBeGreaterThan(1)
    for (const [, x, y] of pdf.matchAll(/Tf ([\d.]+) ([\d.]+) Td/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(56)
      expect(Number(y)).toBeGreaterThan(30)
      expect(Number(y)).toBeLessThan(842)
    }
  })

  it('escapes brackets and keeps characters that have a place in its encoding', () => {
    expect(pdf).toContain('Test \\(of\\) brackets \\\\ and \\24310')
    expect(pdf).toContain('An em dash \\227 and a minus -5%')
  })

  it('keeps all text, in order', () => {
    const shown = shownText(bytes)
    expect([...shown.matchAll(/^Heading (\d+)$/gm)].map(([, n]) => Number(n))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ])
    expect([...shown.matchAll(/word/g)]).toHaveLength(12 * 120)
  })
})

describe('toHtmlDocument', () => {
  it('is a complete page that escapes what it is given', () => {
    const html = new TextDecoder().decode(toHtmlDocument({ ...content, title: '<b>"A" & B</b>' }))
    expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en-GB">/)
    expect(html).toContain('<title>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</title>')
    expect(html.trimEnd().endsWith('</html>')).toBe(true)
  })
})
