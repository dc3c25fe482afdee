import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { toItem } from '../../reading/fields.ts'
import type { RiskScoreRecord } from '../../records/fund-disclosure.ts'
import { readTemplate, type TemplateRow } from '../findatex-table.ts'

export const ept: Format = {
  name: 'ept',
  title: 'FinDatEx EPT (European PRIIPs template) V2: risk indicators, CSV or XLSX',
  source: { code: 'EPT', name: 'Product manufacturers, FinDatEx European PRIIPs template', licence: null },
  recognise: head => /^\ufeff?"?00001_EPT_Version/i.test(head),
  read,
}

const scores = [
  { regime: 'PRIIPS_KID', score: '01090', day: '00070' },
  { regime: 'UCITS_KIID', score: '08170', day: '08150' },
] as const

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  for await (const row of readTemplate(file, ['00001', '00030', '00040'], today)) {
    for (const fields of scores) {
      if (row.text(fields.score) !== '') yield toItem(`${row.at}, ${fields.score}`, () => toRiskScore(row, fields))
    }
  }
}

function toRiskScore(row: TemplateRow, { regime, score, day }: (typeof scores)[number]): RiskScoreRecord {
  return {
    kind: 'risk-score',
    security: row.security('00030', '00040'),
    regime,
    score: row.score(score),
    asAt: row.day(day),
  }
}
