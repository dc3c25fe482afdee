import { type Comparison, compareFigure, type Difference } from './compare.ts'
import { compareFiles, type FilesOfSecurity, filesToDownload } from './files/compare-files.ts'
import { readPage, type ShownCell, type ShownPage } from './page/read-page.ts'
import type { RawTables } from './raw/raw-tables.ts'
import { remember } from './raw/remember.ts'
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
  /** The files to download that were compared. */
  readonly files: readonly string[]
  readonly uncompared: readonly Uncompared[]
}

/** Every figure of the subjects on the pages of one security, and what else these pages show. */
export async function compareSecurity(
  security: RawSecurity,
  subjects: readonly Subject[],
  { tables, getPage }: { readonly tables: RawTables; readonly getPage: GetPage },
): Promise<SecurityFigures> {
  const pages = openPages(security, tables, getPage)
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
  const all = await pages.all()
  const header = compareHeaders(all, places)
  for (const place of header.found) places.add(place)
  compared.set(headerOfEveryPage, header.found.length)
  differences.push(...header.differences)
  // A file takes as long as its page: those of some securities, of every type.
  const { files, ...downloads } = security.id % filesEvery === 0 ? await compareFiles(all, getPage) : noFiles
  compared.set(filesToDownload, downloads.compared)
  differences.push(...downloads.differences)
  const uncompared = all.flatMap(([name, page]) => uncomparedOn(name, page, places))
  return { marketCode: security.marketCode, type: security.type, compared, differences, files, uncompared }
}

const filesEvery = 6
const noFiles: FilesOfSecurity = { compared: 0, differences: [], files: [] }

/** Its figures are counted under this name. */
export const headerOfEveryPage = 'header of every page'

type NamedPage = readonly [name: string, page: ShownPage]
type Pages = readonly [NamedPage, ...NamedPage[]]

/** The header is the same on every page: what the Overview has of it is compared, the others with the Overview. */
function compareHeaders([[, overview], ...others]: Pages, compared: ReadonlySet<ShownCell>): Comparison {
  const inHeader = ({ facts }: ShownPage) => facts.filter(({ block }) => block === '')
  const results = inHeader(overview)
    .filter(fact => compared.has(fact))
    .flatMap(({ label }) => {
      const texts = inHeader(overview).flatMap(fact => (fact.label === label ? [fact.value] : []))
      return others.map(([, page]) =>
        compareFigure(headerOfEveryPage, page, { page: '', block: '', label, texts, inputs: {} }),
      )
    })
  return {
    found: results.flatMap(({ found }) => found),
    differences: results.flatMap(each => each.differences),
  }
}

function openPages({ marketCode }: RawSecurity, tables: RawTables, getPage: GetPage) {
  const sub = `/market-research/sub/${marketCode}/`
  const known = new Map<string, Promise<ShownPage>>()
  const open = async (address: string) => readPage(address, (await getPage(address)) ?? '')
  const read = (name: string): Promise<ShownPage> => {
    // A list of many securities is read once for all of them.
    if (name.startsWith('/')) return remember(tables, `page ${name}`, () => open(name))
    const page = known.get(name) ?? open(name === '' ? `/market-research/${marketCode}` : `${sub}${name}`)
    known.set(name, page)
    return page
  }
  return {
    read,
    /** The Overview and every page that is reached from it; a news item has no figures of ours. */
    async all(): Promise<Pages> {
      const names = new Set([''])
      for (const name of names)
        for (const link of (await read(name)).links) {
          const linked = link.startsWith(sub) ? link.slice(sub.length).replace(/[?#].*/, '') : ''
          if (!/^news-item\/|\.\w+$/.test(linked)) names.add(linked)
        }
      const [overview, ...others] = await Promise.all([...names].map(async name => [name, await read(name)] as const))
      if (!overview) throw new Error(`${marketCode} has no Overview`)
      return [overview, ...others]
    },
  }
}
