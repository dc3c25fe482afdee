import { DamagedFileError, RejectedRowError } from '../../errors.ts'
import { type Format, type ImportFile, type Item, type ReadContext, toReject } from '../../format.ts'
import { type Filing, indexUrl, readAccession, readForm, secSource, toFilingNews } from '../../news/filing-news.ts'
import { checkTime, readInstant } from '../../news/news-fields.ts'
import { readText } from '../../reading/fields.ts'
import { findElement, readXml, textAt, type XmlElement } from '../../reading/xml.ts'

export const secAtom: Format = {
  name: 'sec-atom',
  title: 'Filings with the SEC as its Atom feeds give them: the latest of all companies, or those of one',
  source: secSource,
  recognise: head => /<feed\b/.test(head) && /urn:tag:sec\.gov,2008|www\.sec\.gov\/cgi-bin\/browse-edgar/.test(head),
  read,
}

/** The SEC gives at most a hundred at a time. */
const maxFilings = 20_000
/** Parties whom a filing is about; others only sent it in. */
const about = new Set(['Filer', 'Issuer', 'Subject', 'Filer Agent', 'Company'])

interface Found {
  readonly at: string
  readonly filing: Filing
}

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  const filings = new Map<string, Found>()
  let company: XmlElement | null = null
  let number = 0
  for await (const element of readXml(file.bytes, { each: ['company-info', 'entry'] })) {
    if (element.name === 'company-info') {
      company = element
      continue
    }
    number += 1
    const at = `entry ${number}`
    try {
      const { role, ...filing } = toFiling(element, company, today)
      const same = filings.get(filing.accession)
      if (!about.has(role)) yield { at, skip: 'IMPORT_TYPE_NOT_HELD' }
      else if (same) {
        // One filing of several companies has an entry for each.
        filings.set(filing.accession, {
          at: same.at,
          filing: { ...same.filing, ciks: [...same.filing.ciks, ...filing.ciks] },
        })
        yield { at, skip: 'IMPORT_MERGED_ROW' }
      } else filings.set(filing.accession, { at, filing })
    } catch (error) {
      if (!(error instanceof RejectedRowError)) throw error
      yield { at, reject: toReject(error) }
    }
    if (filings.size > maxFilings)
      throw new DamagedFileError('IMPORT_TOO_LARGE', `it has more than ${maxFilings} filings`)
  }
  for (const { at, filing } of filings.values()) yield { at, record: toFilingNews(filing) }
}

/** `8-K - APPLE INC (0000320193) (Filer)`. */
function readTitle(title: string) {
  const after = title.indexOf(' - ')
  const [codes, cik, role] = /\((\d{1,10})\) {1,3}\(([A-Za-z ]{1,30})\)$/.exec(title) ?? []
  if (after < 1 || codes === undefined) return null
  return { form: title.slice(0, after).trim(), name: title.slice(after + 3, -codes.length).trim(), cik, role }
}

function toFiling(
  entry: XmlElement,
  company: XmlElement | null,
  today: ReadContext['today'],
): Filing & { role: string } {
  const title = readText('title', textAt(entry, 'title'))
  const read = readTitle(title)
  const form = readForm('category', findElement(entry, ['category'])?.attributes.term ?? read?.form)
  const accession = readAccession('id', textAt(entry, 'id')?.split('accession-number=')[1])
  const cik = read?.cik ?? (company && textAt(company, 'cik'))
  const name = read?.name || (company && textAt(company, 'conformed-name'))
  if (!cik || !name) {
    const reason = 'the title must be such as 8-K - APPLE INC (0000320193) (Filer)'
    throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'title', title, reason)
  }
  const updated = textAt(entry, 'updated')
  const id = cik.trim().replace(/^0+(?=\d)/, '')
  return {
    form,
    accession,
    company: readText('title', name, 200),
    ciks: [id],
    at: checkTime('updated', updated ?? '', readInstant('updated', updated), today),
    items: [...(textAt(entry, 'summary') ?? '').matchAll(/\bItem (\d\.\d{2})\b/gi)].map(([, item = '']) => item),
    url: indexUrl(id, accession),
    role: read?.role ?? 'Company',
  }
}
