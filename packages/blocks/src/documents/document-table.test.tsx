import type { DocumentEntry } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DocumentTable } from './document-table.tsx'

const report: DocumentEntry = {
  title: 'Annual report 2026',
  type: 'Annual report',
  fileFormat: 'PDF',
  language: 'English',
  effectiveDate: getIsoDate('2026-06-30'),
  url: '/documents/1/report.pdf',
  regime: null,
  sizeBytes: 48_400,
  pages: 3,
  validUntil: null,
  checkedOn: getIsoDate('2026-11-13'),
  stale: false,
  sustainabilityFactsheet: false,
  superseded: false,
}

const render = (...documents: readonly DocumentEntry[]) => renderToStaticMarkup(<DocumentTable documents={documents} />)

describe('DocumentTable', () => {
  it('[RP-DOC-3] shows format, language, date, size and pages of each document', () => {
    const html = render(report, { ...report, url: '/2', fileFormat: 'HTM', pages: null })
    expect(html.replaceAll('\u00a0', ' ')).toContain(' · PDF · English · 3 pages · 48 kB · opens in a new tab')
    expect(html).toContain('Web page (HTM)')
    expect(html).toContain('30 Jun 2026')
  })

  it('marks the sustainability factsheet, the regime, the expiry date and outdated documents', () => {
    const html = render({
      ...report,
      sustainabilityFactsheet: true,
      stale: true,
      regime: 'Key information document (KID)',
      validUntil: getIsoDate('2027-06-07'),
    })
    for (const text of [
      'Sustainability factsheet',
      'Over 12 months old',
      '(KID)',
      'valid for purchases until 7 Jun 2027',
    ]) {
      expect(html).toContain(text)
    }
  })

  it('does not repeat the title', () => {
    const kid = { ...report, title: 'Key information document: Harvell', type: 'KID' }
    const html = render(
      { ...kid, regime: 'Key information document (KID)' },
      { ...report, url: '/2', title: 'Sustainability factsheet: Harvell', sustainabilityFactsheet: true },
    )
    expect(html.match(/KID/g)).toHaveLength(1)
    expect(html.match(/Key information document/g)).toHaveLength(1)
    expect(html.match(/Sustainability factsheet/g)).toHaveLength(1)
  })

  it('collapses earlier versions', () => {
    const html = render(report, { ...report, url: '/old', title: 'Annual report 2025', superseded: true })
    expect(html).toMatch(/<details.*Earlier versions \(1\).*Annual report 2025.*<\/details>/)
  })
})
