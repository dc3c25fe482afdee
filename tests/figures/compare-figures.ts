import { compareFigure, type Difference } from './compare.ts'
import { readPage, type ShownCell, type ShownPage } from './page/read-page.ts'
import type { RawTables } from './raw/raw-tables.ts'
import type { RawSecurity } from './raw/rows.ts'
import type { Subject } from './subjects/subject.ts'
import { type Uncompared, uncomparedOn } from './uncompared.ts'

/** The HTML of an address; null where there is no such page. */
export type GetPage = (address: string) => Promise<string | null>

/** What was compared on the pages of one security. */
export interface SecurityFigures {
  readonly marketCode: string
  readonly type: string
  /** How many figures of each subject. */
  readonly compared: ReadonlyMap<string, number>
  readonly differences: readonly Difference[]
  readonly uncompared: readonly Uncompared[]
}

/** Every figure of the subjects on the pages of one security, and what else these pages show. */
export async function compareSecurity(
  security: RawSecurity,
  subjects: readonly Subject[],
  { tables, getPage }: { readonly tables: RawTables; readonly getPage: GetPage },
): Promise<SecurityFigures> {
  const pages = openPages(security, getPage)
  const compared = new Map<string, number>()
  const places = new Set<ShownCell>()
  const differences: Difference[] = []
  for (const subject of subjects) {
    if (!subject.types.includes(security.type)) continue
    for (const figure of await subject.expected(tables, security)) {
      const result = compareFigure(subject.name, await pages.read(figure.page), figure)
      compared.set(subject.name, (compared.get(subject.name) ?? 0) + result.found.length)
      differences.push(...result.differences)
      for (const place of result.found) places.add(place)
    }
  }
  const uncompared = (await pages.all()).flatMap(([name, page]) => uncomparedOn(security.type, name, page, places))
  return { marketCode: security.marketCode, type: security.type, compared, differences, uncompared }
}

function openPages({ marketCode }: RawSecurity, getPage: GetPage) {
  const sub = `/market-research/sub/${marketCode}/`
  const known = new Map<string, Promise<ShownPage>>()
  const read = (name: string): Promise<ShownPage> => {
    const address = name === '' ? `/market-research/${marketCode}` : `${sub}${name}`
    const page = known.get(name) ?? getPage(address).then(html => readPage(address, html ?? ''))
    known.set(name, page)
    return page
  }
  return {
    read,
    /** Those compared, and every other that they link to; a news item has no figures of ours. */
    async all(): Promise<readonly (readonly [name: string, page: ShownPage])[]> {
      await read('')
      for (const [, page] of known)
        for (const link of (await page).links) {
          const name = link.startsWith(sub) ? link.slice(sub.length).replace(/[?#].*/, '') : null
          if (name !== null && !/^news-item\/|\.\w+$/.test(name)) await read(name)
        }
      return Promise.all([...known].map(async ([name, page]) => [name, await page] as const))
    },
  }
}
