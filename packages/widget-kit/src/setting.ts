/** How one setting is read. Attributes are always texts; a configuration and a property may have any value. */
export interface Setting<T> {
  /** What would be right, to follow 'give'. */
  readonly wanted: string
  /** What applies without it; null for one that must be given. */
  readonly standard: T | null
  /** Null for what cannot be used. */
  readonly parse: (given: unknown) => T | null
}

export const marketCode: Setting<string> = {
  wanted: 'a market code such as LSE:HVL',
  standard: null,
  parse: given => (typeof given === 'string' && given !== '' ? given : null),
}

/** Separated by spaces in an attribute. */
export function marketCodes(most: number, standard: readonly string[] | null = null): Setting<readonly string[]> {
  return {
    wanted: `1 to ${most} market codes such as LSE:HVL`,
    standard,
    parse(given) {
      const codes = typeof given === 'string' ? given.split(/\s+/).filter(Boolean) : given
      const isRight = Array.isArray(codes) && codes.length > 0 && codes.length <= most
      return isRight && codes.every(code => marketCode.parse(code) !== null) ? codes : null
    },
  }
}

export function text<T extends string | undefined>(standard: T): Setting<string | T> {
  return { wanted: 'a text', standard, parse: given => (typeof given === 'string' ? given : null) }
}

export function number(least: number, most: number, standard: number): Setting<number> {
  return {
    wanted: `a number from ${least} to ${most}`,
    standard,
    parse(given) {
      const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
      return typeof value === 'number' && value >= least && value <= most ? value : null
    },
  }
}

export function wholeNumber(least: number, most: number, standard: number): Setting<number> {
  const { wanted, parse } = number(least, most, standard)
  return {
    wanted: wanted.replace('number', 'whole number'),
    standard,
    parse(given) {
      const value = parse(given)
      return Number.isInteger(value) ? value : null
    },
  }
}

export function choice<const T extends string>(choices: readonly T[], standard: T): Setting<T> {
  return {
    wanted: `one of ${choices.join(', ')}`,
    standard,
    parse: given => choices.find(known => known === given) ?? null,
  }
}

/** As an attribute it is on when it is there, unless its value is false. */
export function onOff(standard: boolean): Setting<boolean> {
  return {
    wanted: 'true or false',
    standard,
    parse: given =>
      given === true || given === '' || given === 'true' ? true : given === false || given === 'false' ? false : null,
  }
}
