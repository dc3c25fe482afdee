import { RejectedRowError } from '../../errors.ts'
import { readNumber, readText } from '../../reading/fields.ts'
import { findElement, textAt, type XmlElement } from '../../reading/xml.ts'
import type { HoldingType, ReportedHolding } from '../../records/holdings.ts'
import { countryOrNull, isinOrNull, readWeighting } from '../holdings-report.ts'

/** What is kept of a position until its asset is known. */
export interface Position {
  readonly at: string
  readonly id: string
  readonly isin: string | undefined
  readonly kind: string
  readonly percentage: string | undefined
  readonly value: string | undefined
}

export interface Asset {
  readonly name: string
  readonly isin: string | undefined
  readonly country: string | undefined
}

const types: Readonly<Record<string, HoldingType>> = {
  Equity: 'Equity',
  Bond: 'Bond',
  ShareClass: 'Fund',
  Fund: 'Fund',
  Warrant: 'Derivative',
  Option: 'Derivative',
  Future: 'Derivative',
  FXForward: 'Derivative',
  Forward: 'Derivative',
  Swap: 'Derivative',
  Account: 'Cash',
  CallMoney: 'Cash',
  FixedTimeDeposit: 'Cash',
  Repo: 'Cash',
  RealEstate: 'Property',
  Certificate: 'Other',
  Fee: 'Other',
  Commodity: 'Other',
}

export function toPosition(element: XmlElement, number: number): Position {
  return {
    at: `Position ${number}`,
    id: textAt(element, 'UniqueID')?.trim() ?? '',
    isin: textAt(element, 'Identifiers', 'ISIN'),
    kind: element.children.find(({ name }) => Object.hasOwn(types, name))?.name ?? '',
    percentage: textAt(element, 'TotalPercentage'),
    value: textAt(element, 'TotalValue', 'Amount'),
  }
}

export function toAsset(element: XmlElement): Asset {
  return {
    name: textAt(element, 'Name') ?? '',
    isin: textAt(element, 'Identifiers', 'ISIN'),
    country: findElement(element, ['Country'])?.text,
  }
}

export function toHolding(position: Position, asset: Asset | undefined, netAssets: number | null): ReportedHolding {
  return {
    name: readText('Name', asset?.name || position.isin || position.id),
    isin: isinOrNull(position.isin) ?? isinOrNull(asset?.isin),
    sedol: null,
    type: types[position.kind] ?? 'Other',
    sector: null,
    country: countryOrNull(asset?.country),
    weighting: weightingOf(position, netAssets),
  }
}

/** As given, in percent; otherwise what it is worth, in the currency of the fund, of the net assets. */
function weightingOf({ percentage, value }: Position, netAssets: number | null): number {
  if (percentage !== undefined) return readWeighting('TotalPercentage', percentage, 'percent')
  if (netAssets === null || value === undefined) {
    throw new RejectedRowError('IMPORT_MISSING_VALUE', 'TotalPercentage', '', 'TotalPercentage is empty')
  }
  return Number((readNumber('TotalValue', value) / netAssets).toFixed(8))
}
