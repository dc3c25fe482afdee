import { UnknownUnitError } from './errors.ts'

// ISO 4217, codes in use with a minor unit, by number of minor digits.
const codesByDigits: ReadonlyArray<readonly [digits: number, codes: string]> = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY ' +
      'COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ' +
      'ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN ' +
      'MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE ' +
      'SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ' +
      'ZAR ZMW ZWG',
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]

/** What a price is counted in: a currency, or a hundredth of one as some exchanges quote. */
export interface Unit {
  readonly code: string
  readonly currency: string
  /** Minor digits of `currency`: 2 for GBP, also for GBX. */
  readonly minorDigits: number
  /** How many of this unit make one of `currency`: 1, or 100 for pence and their like. */
  readonly perMajor: 1 | 100
}

const units = new Map<string, Unit>()
for (const [minorDigits, codes] of codesByDigits) {
  for (const code of codes.split(' ')) units.set(code, { code, currency: code, minorDigits, perMajor: 1 })
}
units.set('GBX', { code: 'GBX', currency: 'GBP', minorDigits: 2, perMajor: 100 })
units.set('ILA', { code: 'ILA', currency: 'ILS', minorDigits: 2, perMajor: 100 })
units.set('ZAC', { code: 'ZAC', currency: 'ZAR', minorDigits: 2, perMajor: 100 })

// Tried before upper-casing: 'GBp' is pence while 'GBP' is pounds.
const spellings: ReadonlyMap<string, string> = new Map([
  ['GBp', 'GBX'],
  ['p', 'GBX'],
  ['ILa', 'ILA'],
  ['ZAc', 'ZAC'],
  ['ZAX', 'ZAC'],
])

export function findUnit(text: string): Unit | null {
  return units.get(spellings.get(text) ?? text.toUpperCase()) ?? null
}

export function getUnit(text: string): Unit {
  const unit = findUnit(text)
  if (!unit) throw new UnknownUnitError(text)
  return unit
}

/** Canonical code of a unit as a data source writes it: `GBp` gives `GBX`. */
export function parseUnit(text: string): string | null {
  return findUnit(text)?.code ?? null
}

/** What prices in a unit are mistaken for: pounds for pence, and pence for pounds. Null for a currency that is not quoted in hundredths. */
export function otherUnitOf(code: string): string | null {
  const { currency, perMajor } = getUnit(code)
  if (perMajor === 100) return currency
  return ['GBX', 'ILA', 'ZAC'].find(each => getUnit(each).currency === currency) ?? null
}

export function isCurrency(code: string): boolean {
  return units.get(code)?.perMajor === 1
}
