import { getMarketCode } from '@bellwether/domain'
import type { ListedSecurity } from './listed-security.ts'

/** A share in the index, with what a test is about in place of the usual. */
export function listed(given: Partial<ListedSecurity> & Pick<ListedSecurity, 'id' | 'name'>): ListedSecurity {
  return {
    securityId: given.id,
    marketCode: getMarketCode(`LSE:${given.ticker || `T${given.id}`}`),
    ticker: `T${given.id}`,
    isin: `GB00TEST${String(given.id).padStart(4, '0')}`,
    sedol: null,
    otherNames: given.formerNames ?? [],
    formerNames: [],
    type: 'EQUITY',
    size: 1_000_000,
    exchange: 'LSE',
    priceUnit: 'GBX',
    sector: 'Retailers',
    status: 'ACTIVE',
    primary: true,
    wrappers: ['DEALING', 'ISA', 'LISA', 'JISA', 'SIPP', 'JSIPP'],
    actions: ['BUY', 'SELL', 'REGULAR'],
    ...given,
  }
}
