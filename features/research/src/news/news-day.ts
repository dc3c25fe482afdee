import { type IsoDate, zonedDate } from '@bellwether/domain'

/** News days are London's, whatever the exchange: both sources publish by that clock. */
export const newsZone = 'Europe/London'

export function newsToday(now: Date): IsoDate {
  return zonedDate(now, newsZone)
}

/** Days a filter may name; others can hold no news, and some of them no database can hold. */
export function isNewsDay(day: IsoDate): boolean {
  return day >= '1970-01-01' && day <= '2099-12-31'
}
