import { getUnit, isCurrency } from '@bellwether/domain'
import { RejectedRowError } from '../errors.ts'
import type { DirectorDealRecord } from '../records/director-deal.ts'

const priceScale = 4

/** What was dealt in, in the integers of a deal. Parts of shares, which some plans have, are rounded. */
export function toDealAmount(
  shares: number,
  price: number,
  currency: string,
): Pick<DirectorDealRecord, 'shares' | 'price' | 'value' | 'currency'> {
  if (!isCurrency(currency)) {
    const reason = `${currency} is not a currency of ISO 4217`
    throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'currency', currency, reason)
  }
  const value = Math.round(shares * price * 10 ** getUnit(currency).minorDigits)
  if (!Number.isSafeInteger(value)) {
    const reason = 'the value of the deal is larger than any'
    throw new RejectedRowError('IMPORT_NUMBER_OUT_OF_RANGE', 'price', String(price), reason)
  }
  return { shares: Math.max(1, Math.round(shares)), price: Math.round(price * 10 ** priceScale), value, currency }
}
