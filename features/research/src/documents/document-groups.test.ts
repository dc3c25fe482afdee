import type { documents } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { documentChoices, filterGroups, toDocumentGroups } from './document-groups.ts'

const day = getIsoDate('2026-11-13')

function document(fields: Partial<documents.Document>): documents.Document {
  return {
    id: 1,
    type: 'Annual report',
    typeId: 4,
    title: 'Annual report',
    language: 'en',
    effectiveDate: getIsoDate('2026-06-30'),
    fileFormat: 'PDF',
    url: '/documents/1/annual-report.pdf',
    sizeBytes: 1000,
    pages: 2,
    regime: null,
    validUntil: null,
    checkedAt: new Date('2026-11-13T05:30:00Z'),
    sourceName: 'Simulated',
    ...fields,
  }
}

const groups = toDocumentGroups(
  [
    { code: 'SUSTAINABILITY', name: 'Sustainability', documents: [document({ typeId: 705, fileFormat: 'HTM' })] },
    {
      code: 'ANNUAL_REPORT',
      name: 'Annual report',
      documents: [
        document({}),
        document({ effectiveDate: getIsoDate('2025-06-30'), url: '/old' }),
        document({ language: 'French', effectiveDate: getIsoDate('2025-06-30'), url: '/french' }),
      ],
    },
  ],
  day,
)

describe('toDocumentGroups', () => {
  it('[RP-DOC-1] keeps the groups with their names and documents, in order', () => {
    expect(groups.map(({ name, documents }) => [name, documents.length])).toEqual([
      ['Sustainability', 1],
      ['Annual report', 3],
    ])
  })

  it('[RP-DOC-2] gives each document its type, language, date, format and address', () => {
    expect(groups[1]?.documents[0]).toMatchObject({
      type: 'Annual report',
      language: 'English',
      effectiveDate: '2026-06-30',
      fileFormat: 'PDF',
      url: '/documents/1/annual-report.pdf',
    })
  })

  it('[RP-DOC-4] knows the sustainability factsheet by typeId 705, not by its name', () => {
    expect(groups.flatMap(({ documents }) => documents.map(each => each.sustainabilityFactsheet))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('flags replaced documents, and current ones over 12 months old', () => {
    expect(groups[1]?.documents.map(({ stale, superseded }) => [stale, superseded])).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ])
  })
})

describe('the filter', () => {
  const choicesOf = (query: string) => documentChoices(new URLSearchParams(query), groups)

  it('starts with English and every type', () => {
    expect(choicesOf('')).toEqual({ type: '', language: 'English' })
    expect(filterGroups(groups, choicesOf('')).flatMap(group => group.documents)).toHaveLength(3)
  })

  it('applies the requested filter and ignores unknown values', () => {
    expect(choicesOf('type=ANNUAL_REPORT&language=French')).toEqual({ type: 'ANNUAL_REPORT', language: 'French' })
    expect(choicesOf('type=nonsense&language=Klingon')).toEqual({ type: '', language: 'English' })
    expect(choicesOf('language=all').language).toBe('')
  })

  it('leaves out empty groups', () => {
    expect(filterGroups(groups, choicesOf('language=French')).map(({ code }) => code)).toEqual(['ANNUAL_REPORT'])
  })
})
