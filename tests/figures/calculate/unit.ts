/** Pence and the like are a hundredth of their currency. */
const hundredths: Readonly<Record<string, string>> = { GBX: 'GBP', ILA: 'ILS', ZAC: 'ZAR' }

export function currencyOf(unit: string): string {
  return hundredths[unit] ?? unit
}

export function perMajor(unit: string): number {
  return unit in hundredths ? 100 : 1
}

/** An integer at a scale, as a number of the currency's major unit. */
export function inMajor(value: number, scale: number, unit: string): number {
  return value / 10 ** scale / perMajor(unit)
}

/** What a holding is worth in whole minor units: a half goes to the even neighbour, as banks round. */
export function worth(value: number, scale: number, unit: string, shares: number): number {
  const minor = (value * shares * 100) / 10 ** scale / perMajor(unit)
  const whole = Math.floor(minor)
  if (Math.abs(minor - whole - 0.5) > 1e-6) return Math.round(minor)
  return whole % 2 === 0 ? whole : whole + 1
}
