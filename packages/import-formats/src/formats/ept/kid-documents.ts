import type { Item } from '../../format.ts'
import { readText, toItem } from '../../reading/fields.ts'
import type { DocumentRecord } from '../../records/document.ts'
import type { TemplateRow } from '../findatex-table.ts'

interface DocumentFields {
  readonly address: string
  readonly day: string
  readonly regime: NonNullable<DocumentRecord['regime']>
  readonly type: string
  readonly typeId: number
}

const documents: readonly DocumentFields[] = [
  { address: '00075', day: '00070', regime: 'PRIIPS_KID', type: 'KID', typeId: 299 },
  { address: '08060', day: '08050', regime: 'PRIIPS_KID', type: 'KID', typeId: 299 },
  { address: '08160', day: '08150', regime: 'UCITS_KIID', type: 'KIID', typeId: 74 },
]

/** The addresses of key documents. What is no address costs nothing but a warning: the figures do not depend on it. */
export function* readKidDocuments(row: TemplateRow): Generator<Item> {
  const seen = new Set<string>()
  for (const fields of documents) {
    const given = row.text(fields.address)
    // One document may serve as the European and the British one.
    if (given === '' || seen.has(given)) continue
    seen.add(given)
    const url = toAddress(given)
    const at = `${row.at}, ${fields.address}`
    if (url === null)
      yield { at, warning: `${given.slice(0, 200)} is no address that begins with https; it is left out` }
    else yield toItem(at, () => toDocument(row, fields, url))
  }
}

/** Many write it without https. */
function toAddress(given: string): string | null {
  const text = /^www\./i.test(given) ? `https://${given}` : given
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  return url === null || url.username !== '' || text.length > 2_000 ? null : url.href
}

function toDocument(row: TemplateRow, { regime, day, type, typeId }: DocumentFields, url: string): DocumentRecord {
  const security = row.security('00030', '00040')
  const name = row.text('00050') === '' ? (security.isin ?? security.sedol) : readText('00050', row.text('00050'))
  return {
    kind: 'document',
    security: { ...security, cik: null },
    group: 'KEY_INFORMATION',
    type,
    typeId,
    title: `${type}: ${name}`,
    language: languages[row.text('00120').toLowerCase()] ?? 'en',
    effectiveDate: row.day(day),
    fileFormat: new URL(url).pathname.toLowerCase().endsWith('.pdf') ? 'PDF' : 'HTM',
    url,
    regime,
  }
}

/** ISO 639-2, of which some languages have two codes, to 639-1. */
const languages: Readonly<Record<string, string>> = {
  eng: 'en',
  swe: 'sv',
  deu: 'de',
  ger: 'de',
  fra: 'fr',
  fre: 'fr',
  ita: 'it',
  spa: 'es',
  nld: 'nl',
  dut: 'nl',
  dan: 'da',
  fin: 'fi',
  nor: 'no',
  por: 'pt',
}
