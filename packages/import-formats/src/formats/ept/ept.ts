import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { toItem } from '../../reading/fields.ts'
import { checkTemplate, hasColumns, readTemplate, type TemplateCheck, type TemplateRow } from '../findatex-table.ts'
import { readKidDocuments } from './kid-documents.ts'
import { reportsCosts, reportsScenarios, toCosts, toRiskScore, toScenarios } from './kid-figures.ts'

export const ept: Format = {
  name: 'ept',
  title: 'FinDatEx EPT (European PRIIPs template) V2: risk, costs, scenarios and addresses of documents, CSV or XLSX',
  source: { code: 'EPT', name: 'Product manufacturers, FinDatEx European PRIIPs template', licence: null },
  recognise: head => hasColumns(head, [/^00001[_ ]EPT/i, /^00030[_ ]/, /^00040[_ ]/]),
  read,
}

/** Mandatory fields of which nothing is stored. */
const checks: readonly TemplateCheck[] = [
  ['00005', 'a time'],
  ['00006', 'Y or N'],
  ['00010', 'a text'],
  ['00050', 'a text'],
]

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  for await (const row of readTemplate(file, ['00001', '00030', '00040'], today)) {
    yield* checkTemplate(row, checks)
    yield* readFigures(row)
    yield* readKidDocuments(row)
  }
}

function* readFigures(row: TemplateRow): Generator<Item> {
  if (row.text('01090') !== '') yield toItem(`${row.at}, 01090`, () => toRiskScore(row, 'PRIIPS_KID'))
  if (row.text('08170') !== '') yield toItem(`${row.at}, 08170`, () => toRiskScore(row, 'UCITS_KIID'))
  if (reportsCosts(row)) yield toItem(`${row.at}, costs`, () => toCosts(row))
  if (reportsScenarios(row)) yield toItem(`${row.at}, scenarios`, () => toScenarios(row))
}
