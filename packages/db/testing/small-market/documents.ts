import { bulkInsert } from '../../src/bulk-insert.ts'
import type { Database } from '../../src/database.ts'
import { as_at, ids, source_id } from './ids.ts'

export async function fillDocuments(db: Database): Promise<void> {
  await bulkInsert(db, 'document_groups', [
    { id: 1, code: 'KEY', name: 'Key documents', position: 1 },
    { id: 2, code: 'REPORTS', name: 'Reports', position: 3 },
    { id: 3, code: 'FACTS', name: 'Factsheets', position: 2 },
    { id: 4, code: 'NONE', name: 'Empty group', position: 4 },
  ])
  const document = { security_id: ids.fund, language: 'en', source_id, type: 'Report', type_id: 1 }
  await bulkInsert(db, 'documents', [
    {
      ...document,
      id: 1,
      group_id: 2,
      title: 'Annual report 2024',
      effective_date: '2024-12-31',
      file_format: 'PDF',
      url: '/documents/1/annual-report.pdf',
    },
    {
      ...document,
      id: 2,
      group_id: 2,
      title: 'Annual report 2025',
      effective_date: '2025-12-31',
      file_format: 'PDF',
      url: '/documents/2/annual-report.pdf',
    },
    {
      ...document,
      id: 3,
      group_id: 1,
      title: 'Product summary',
      effective_date: '2026-06-30',
      file_format: 'HTM',
      url: '/documents/3/summary.htm',
      regime: 'CCI_PRODUCT_SUMMARY',
    },
    {
      ...document,
      id: 4,
      group_id: 3,
      title: 'Factsheet',
      effective_date: '2026-10-31',
      file_format: 'HTM',
      url: 'https://example.com/factsheet',
    },
  ])
  await bulkInsert(db, 'document_files', [
    { document_id: 3, media_type: 'text/html', content: Uint8Array.from([0, 1, 34, 92, 127, 128, 255]), sha256: 'abc' },
  ])
  await bulkInsert(db, 'eligibility', [
    {
      security_id: ids.fund,
      as_at,
      tradable: true,
      buyable: true,
      sellable: true,
      ri: true,
      dripable: false,
      tradable_products: { 'product-1': true, 'product-2': false },
      isa_eligibility: true,
      sipp_eligibility: false,
      kiid_required: true,
      kiid_document_id: 3,
      source_id,
    },
  ])
}
