/** What a form of the SEC is called, and how news about it is filed. */
export interface FilingForm {
  readonly type: string
  /** A category of news, by its tag. */
  readonly tag: string
  /** Where the document belongs, of forms that are one to keep. */
  readonly document?: FilingDocument
}

interface FilingDocument {
  readonly group: 'ANNUAL_REPORT' | 'INTERIM_REPORT' | 'PROSPECTUS' | 'SHAREHOLDER_MEETINGS'
  readonly typeId: number
}

const annual: FilingDocument = { group: 'ANNUAL_REPORT', typeId: 4 }
const interim: FilingDocument = { group: 'INTERIM_REPORT', typeId: 5 }
const prospectus: FilingDocument = { group: 'PROSPECTUS', typeId: 1 }
const meeting: FilingDocument = { group: 'SHAREHOLDER_MEETINGS', typeId: 90 }

/** By form without `/A`. Those of which several have one meaning are found by their beginning, below. */
const forms: Readonly<Record<string, FilingForm>> = {
  '10-K': { type: 'Annual report', tag: 'Results', document: annual },
  '10-KT': { type: 'Annual report, transition period', tag: 'Results', document: annual },
  '20-F': { type: 'Annual report', tag: 'Results', document: annual },
  '40-F': { type: 'Annual report', tag: 'Results', document: annual },
  '10-Q': { type: 'Quarterly report', tag: 'Results', document: interim },
  '10-QT': { type: 'Quarterly report, transition period', tag: 'Results', document: interim },
  '6-K': { type: 'Report of a foreign issuer', tag: 'Other' },
  '8-K': { type: 'Current report', tag: 'Other' },
  'N-CSR': { type: 'Annual report of a fund', tag: 'Results', document: annual },
  'N-CSRS': { type: 'Half-year report of a fund', tag: 'Results', document: interim },
  'NPORT-P': { type: 'Holdings of a fund', tag: 'Other' },
  '13F-HR': { type: 'Holdings of an institutional manager', tag: 'Other' },
  'DEF 14A': { type: 'Proxy statement', tag: 'AGM', document: meeting },
  DEFA14A: { type: 'Additional proxy material', tag: 'AGM' },
  'PRE 14A': { type: 'Preliminary proxy statement', tag: 'AGM' },
  PX14A6G: { type: 'Notice of exempt solicitation', tag: 'AGM' },
  PX14A6N: { type: 'Notice of exempt solicitation', tag: 'AGM' },
  '3': { type: 'First statement of a director’s or officer’s holding', tag: 'Director/PDMR' },
  '4': { type: 'Change in a director’s or officer’s holding', tag: 'Director/PDMR' },
  '5': { type: 'Annual statement of a director’s or officer’s holding', tag: 'Director/PDMR' },
  '144': { type: 'Notice of proposed sale of shares', tag: 'Director/PDMR' },
  '425': { type: 'Communication about a merger', tag: 'M&A' },
  FWP: { type: 'Free writing prospectus', tag: 'Other' },
  '485BPOS': { type: 'Prospectus of a fund', tag: 'Other', document: prospectus },
  '497': { type: 'Prospectus of a fund', tag: 'Other', document: prospectus },
  '497K': { type: 'Summary prospectus of a fund', tag: 'Other', document: prospectus },
  SD: { type: 'Specialised disclosure', tag: 'Other' },
  'NT 10-K': { type: 'Notice of late annual report', tag: 'Results' },
  'NT 10-Q': { type: 'Notice of late quarterly report', tag: 'Results' },
}

const byBeginning: readonly (readonly [beginning: RegExp, form: FilingForm])[] = [
  [/^(?:SC|SCHEDULE) 13[DG]/, { type: 'Statement of beneficial ownership', tag: 'Holding(s) in company' }],
  [/^SC (?:TO|14D)/, { type: 'Tender offer', tag: 'M&A' }],
  [/^8-K/, { type: 'Current report', tag: 'Other' }],
  [/^424/, { type: 'Prospectus', tag: 'Other' }],
  [/^(?:S|F)-\d/, { type: 'Registration of securities', tag: 'Other' }],
  [/^25/, { type: 'Removal from listing', tag: 'Other' }],
]

export function filingForm(form: string): FilingForm {
  const plain = form.replace(/\/A$/, '')
  const known = Object.hasOwn(forms, plain) ? forms[plain] : undefined
  return known ?? byBeginning.find(([beginning]) => beginning.test(plain))?.[1] ?? { type: 'Filing', tag: 'Other' }
}

/** Items of a current report that say more than the form. */
const currentItems: Readonly<Record<string, readonly [name: string, tag: string]>> = {
  '1.01': ['material agreement', 'Contract'],
  '1.02': ['end of a material agreement', 'Contract'],
  '1.03': ['bankruptcy or receivership', 'Other'],
  '1.05': ['cybersecurity incident', 'Other'],
  '2.01': ['acquisition or disposal completed', 'M&A'],
  '2.02': ['results', 'Results'],
  '2.03': ['new obligation', 'Other'],
  '2.05': ['costs of exit or disposal', 'Other'],
  '2.06': ['impairment', 'Other'],
  '3.01': ['notice about the listing', 'Other'],
  '4.01': ['change of auditor', 'Other'],
  '4.02': ['earlier statements not to be relied on', 'Other'],
  '5.01': ['change of control', 'M&A'],
  '5.02': ['directors and officers', 'Other'],
  '5.03': ['articles or financial year', 'Other'],
  '5.07': ['votes of shareholders', 'AGM'],
  '7.01': ['disclosure to all investors', 'Other'],
  '8.01': ['other events', 'Other'],
}

/** Names and tags of the items of a current report; exhibits are left out. */
export function itemsOf(items: readonly string[]): {
  readonly names: readonly string[]
  readonly tags: readonly string[]
} {
  const known = [...new Set(items)].sort().flatMap(item => {
    const found = Object.hasOwn(currentItems, item) ? currentItems[item] : undefined
    return found ? [found] : []
  })
  return { names: known.map(([name]) => name), tags: [...new Set(known.map(([, tag]) => tag))] }
}
