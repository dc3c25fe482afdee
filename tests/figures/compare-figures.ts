import type { Comparison, Difference } from './compare.ts'
import { compareFigure } from './compare.ts'
import { readPage, type ShownPage } from './page/read-page.ts'
import type { RawTables } from './raw/raw-tables.ts'
import type { RawSecurity } from './raw/rows.ts'
import type { Subject } from './subjects/subject.ts'

/** The HTML of an address; null where there is no such page. */
export type GetPage = (address: string) => Promise<string | null>

/** How many figures of each subject were compared on the pages of one security. */
export interface SecurityFigures {
  readonly marketCode: string
  readonly type: string
  readonly compared: ReadonlyMap<string, number>
  readonly differences: readonly Difference[]
}

/** Every figure of the subjects on the pages of one security. */
export async function compareSecurity(
  security: RawSecurity,
  subjects: readonly Subject[],
  { tables, getPage }: { readonly tables: RawTables; readonly getPage: GetPage },
): Promise<SecurityFigures> {
  const pages = new Map<string, Promise<ShownPage | null>>()
  const pageOf = (name: string): Promise<ShownPage | null> => {
    const known = pages.get(name)
    if (known) return known
    const address = addressOf(security, name)
    const read = getPage(address).then(html => (html === null ? null : readPage(address, html)))
    pages.set(name, read)
    return read
  }
  const compared = new Map<string, number>()
  const differences: Difference[] = []
  for (const subject of subjects) {
    if (!subject.types.includes(security.type)) continue
    for (const figure of await subject.expected(tables, security)) {
      const page = await pageOf(figure.page)
      const result: Comparison = page
        ? compareFigure(subject.name, page, figure)
        : compareFigure(subject.name, missing(addressOf(security, figure.page)), figure)
      compared.set(subject.name, (compared.get(subject.name) ?? 0) + result.compared)
      differences.push(...result.differences)
    }
  }
  return { marketCode: security.marketCode, type: security.type, compared, differences }
}

function addressOf({ marketCode }: RawSecurity, page: string): string {
  return page === '' ? `/market-research/${marketCode}` : `/market-research/sub/${marketCode}/${page}`
}

function missing(address: string): ShownPage {
  return { address, facts: [], tables: [] }
}
