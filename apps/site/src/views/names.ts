const regions = new Intl.DisplayNames('en-GB', { type: 'region' })
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** `GB` is United Kingdom; what is not a country code stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code
}

/** 1 is January. */
export function monthName(month: number): string {
  return months.format(new Date(Date.UTC(2000, month - 1, 1)))
}
