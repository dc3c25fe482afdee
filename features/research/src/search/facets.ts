import { type FacetName, type FacetView, facetNames, type SearchAddress } from '@bellwether/contract'
import {
  findExchange,
  findUnit,
  isSecurityType,
  securityTypePlurals,
  type TradeButton,
  type Wrapper,
  wrapperFacts,
} from '@bellwether/domain'
import type { ListedSecurity } from './listed-security.ts'

interface Facet {
  readonly label: string
  readonly read: (listed: ListedSecurity) => readonly string[]
  readonly labelOf: (value: string) => string
}

const dealingLabels: Readonly<Record<TradeButton['action'] | 'NONE', string>> = {
  BUY: 'Available to buy',
  SELL: 'Available to sell',
  REGULAR: 'Regular investing',
  NONE: 'Not tradable now',
}

const asItIs = (value: string) => value

const facets: Readonly<Record<FacetName, Facet>> = {
  type: {
    label: 'Type',
    read: ({ type }) => [type],
    labelOf: value => (isSecurityType(value) ? securityTypePlurals[value] : value),
  },
  wrapper: {
    label: 'Account',
    read: ({ wrappers }) => wrappers,
    labelOf: value => wrapperFacts[value as Wrapper]?.label ?? value,
  },
  dealing: {
    label: 'Dealing',
    read: ({ actions }) => (actions.length === 0 ? ['NONE'] : actions),
    labelOf: value => dealingLabels[value as TradeButton['action']] ?? value,
  },
  exchange: {
    label: 'Exchange',
    read: ({ exchange }) => [exchange],
    labelOf: value => (value === 'FUND' ? 'Fund (not exchange-traded)' : (findExchange(value)?.name ?? value)),
  },
  // Pence and pounds are one currency.
  currency: {
    label: 'Currency',
    read: ({ priceUnit }) => [findUnit(priceUnit)?.currency ?? priceUnit],
    labelOf: asItIs,
  },
  sector: { label: 'Sector', read: ({ sector }) => (sector === null ? [] : [sector]), labelOf: asItIs },
}

export type Chosen = SearchAddress['chosen']

/** Those that match every chosen value, ignoring the facet `except`. */
export function narrow<T extends { readonly entry: ListedSecurity }>(
  hits: readonly T[],
  chosen: Chosen,
  except?: FacetName,
): readonly T[] {
  const wanted = facetNames.filter(name => name !== except && chosen[name] !== undefined)
  return wanted.length === 0
    ? hits
    : hits.filter(({ entry }) => wanted.every(name => facets[name].read(entry).includes(chosen[name] ?? '')))
}

/** Counts of each value given the other choices, largest first. A facet that narrows nothing is left out. */
export function facetsOf(hits: readonly { readonly entry: ListedSecurity }[], chosen: Chosen): readonly FacetView[] {
  return facetNames.flatMap(name => {
    const { label, read, labelOf } = facets[name]
    const counts = new Map<string, number>()
    const counted = narrow(hits, chosen, name)
    for (const { entry } of counted) {
      for (const value of read(entry)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const values = [...counts]
      .map(([value, count]) => ({ value, label: labelOf(value), count }))
      .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    const own = chosen[name] ?? null
    const narrows = values.length > 1 && values.some(({ count }) => count < counted.length)
    return narrows || own !== null ? [{ name, label, values, chosen: own }] : []
  })
}
