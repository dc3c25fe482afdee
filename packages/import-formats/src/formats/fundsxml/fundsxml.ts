import { isCurrency, parseIsin } from '@bellwether/domain'
import { DamagedFileError, RejectedRowError, UnreadableFileError } from '../../errors.ts'
import { type Format, type ImportFile, type Item, type ReadContext, toReject } from '../../format.ts'
import { readDay } from '../../reading/fields.ts'
import { type findElement, readXml, textAt } from '../../reading/xml.ts'
import { toFund } from '../fund-security.ts'
import { HoldingsReport, noFund } from '../holdings-report.ts'
import { type Asset, type Position, toAsset, toHolding, toPosition } from './position.ts'

export const fundsxml: Format = {
  name: 'fundsxml',
  title: 'FundsXML 4: holdings of a fund, for each of its classes, XML',
  source: { code: 'FUNDSXML', name: 'Fund managers, FundsXML', licence: null },
  recognise: head => rootOf(head) !== null,
  read,
}

/** The version in the name of the root: none before 4, where an attribute or the address of the schema may say it. */
function rootOf(head: string): { readonly version: string } | null {
  const [root, major] = /<(?:\w{1,20}:)?FundsXML(\d?)\b[^>]{0,2000}/.exec(head) ?? []
  if (root === undefined) return null
  return { version: major || (/(?:version\s*=\s*["']|FundsXML_?)(\d[\d.]{0,8}\d|\d)/i.exec(root)?.[1] ?? '3 or older') }
}

interface ShareClass {
  readonly isin: string
  readonly name: string
  readonly currency: string
}

interface Fund {
  readonly classes: ShareClass[]
  readonly portfolios: { readonly day: string; readonly positions: Position[] }[]
  /** Net assets in the currency of the fund, where they are given. */
  netAssets: number | null
  /** What a class has for an ISIN and is none. */
  wrongIsin: string
}

const maxPositions = 200_000

/** Classes and names of assets stand behind the positions: everything is held until the end, as few words of each as can be. */
async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  const { version = 'unknown' } = rootOf(file.head) ?? {}
  if (version !== '4') {
    throw new UnreadableFileError('IMPORT_VERSION_NOT_READ', `it is FundsXML ${version}; FundsXML 4 is read`)
  }
  const assets = new Map<string, Asset>()
  const funds: Fund[] = []
  let issuedOn: string | undefined
  let count = 0
  const current = () => funds.at(-1) ?? newFund(funds)
  const each = ['ControlData', 'SingleFundFlag', 'NavDate', 'TotalAssetValues', 'Position', 'ShareClass', 'Asset']
  for await (const element of readXml(file.bytes, { each })) {
    if (element.name === 'ControlData') issuedOn = textAt(element, 'DocumentGenerated')?.slice(0, 10)
    // The first element of every fund that is always there.
    else if (element.name === 'SingleFundFlag') newFund(funds)
    else if (element.name === 'TotalAssetValues') current().netAssets = netAssetsOf(element)
    else if (element.name === 'NavDate') current().portfolios.push({ day: element.text, positions: [] })
    else if (element.name === 'ShareClass') {
      const given = textAt(element, 'Identifiers', 'ISIN')?.trim() ?? ''
      const isin = parseIsin(given)
      const name = textAt(element, 'Names', 'OfficialName')?.trim() ?? ''
      if (isin === null) current().wrongIsin ||= given
      else current().classes.push({ isin, name, currency: textAt(element, 'Currency')?.trim() ?? '' })
    } else if (element.name === 'Asset') assets.set(textAt(element, 'UniqueID')?.trim() ?? '', toAsset(element))
    else if (element.name === 'Position') {
      count += 1
      if (count > maxPositions)
        throw new DamagedFileError('IMPORT_TOO_LARGE', `it has more than ${maxPositions} positions`)
      current().portfolios.at(-1)?.positions.push(toPosition(element, count))
    }
  }
  for (const fund of funds) yield* readFund(fund, assets, issuedOn, today)
}

function newFund(funds: Fund[]): Fund {
  const fund: Fund = { classes: [], portfolios: [], netAssets: null, wrongIsin: '' }
  funds.push(fund)
  return fund
}

function netAssetsOf(values: Parameters<typeof findElement>[0]): number | null {
  const amount = Number(textAt(values, 'TotalAssetValue', 'TotalNetAssetValue', 'Amount') ?? '')
  return Number.isFinite(amount) && amount > 0 ? amount : null
}

function* readFund(
  { classes, portfolios, netAssets, wrongIsin }: Fund,
  assets: ReadonlyMap<string, Asset>,
  issuedOn: string | undefined,
  today: ReadContext['today'],
): Generator<Item> {
  const range = { from: '2000-01-01', to: today }
  for (const { day, positions } of portfolios) {
    const [first] = positions
    if (!first) continue
    const report = new HoldingsReport()
    for (const position of positions) {
      yield* report.add(position.at, () => toHolding(position, assets.get(position.id), netAssets))
      if (position.percentage === undefined && position.value !== undefined && netAssets !== null) {
        yield { at: position.at, warning: 'it has no TotalPercentage: its weighting is its value in the net assets' }
      }
    }
    try {
      if (classes.length === 0) {
        const [code, reason] =
          wrongIsin === ''
            ? (['IMPORT_MISSING_VALUE', 'the fund has no class with an ISIN'] as const)
            : (['IMPORT_WRONG_IDENTIFIER', 'it is not an ISIN: its check digit fails'] as const)
        throw new RejectedRowError(code, 'ShareClass/Identifiers/ISIN', wrongIsin, reason)
      }
      const asAt = readDay('NavDate', day, range)
      const issued = issuedOn === undefined ? asAt : readDay('DocumentGenerated', issuedOn, range)
      for (const { isin, name, currency } of classes) {
        if (name !== '' && isCurrency(currency)) yield { at: first.at, record: toFund({ isin, name, currency, asAt }) }
      }
      for (const { isin } of classes) {
        yield* report.finish(first.at, { fund: { ...noFund, isin }, asAt, issuedOn: issued })
      }
    } catch (error) {
      if (!(error instanceof RejectedRowError)) throw error
      yield { at: first.at, reject: toReject(error) }
    }
  }
}
