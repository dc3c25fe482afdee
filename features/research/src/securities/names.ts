const regions = new Intl.DisplayNames('en-GB', { type: 'region' })

/** `GB` is United Kingdom; what is not a country code stays as it is. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code
}
