import type { Setting } from './setting.ts'

/** A value of the setting from a configuration, a property or an attribute, which is always text; null if it is invalid. */
export function readSetting(setting: Setting, given: unknown): unknown {
  switch (setting.kind) {
    case 'text':
      return typeof given === 'string' ? given : null
    case 'number': {
      const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given
      if (typeof value !== 'number' || !(value >= setting.min && value <= setting.max)) return null
      return setting.whole && !Number.isInteger(value) ? null : value
    }
    case 'choice':
      return setting.choices.find(known => known === given) ?? null
    case 'switch':
      // As an attribute it is on when present, unless its value is false.
      if (given === true || given === '' || given === 'true') return true
      return given === false || given === 'false' ? false : null
    case 'market-code':
      return isText(given) ? given : null
    case 'market-codes': {
      const codes = typeof given === 'string' ? given.split(/\s+/).filter(Boolean) : given
      if (!Array.isArray(codes) || codes.length === 0 || codes.length > setting.max) return null
      return codes.every(isText) ? codes : null
    }
  }
}

/** What a valid value is, to follow 'should be'. */
export function expectedOf(setting: Setting): string {
  switch (setting.kind) {
    case 'text':
      return setting.example === undefined ? 'a string' : `a string such as ${setting.example}`
    case 'number':
      return `a ${setting.whole ? 'whole ' : ''}number from ${setting.min} to ${setting.max}`
    case 'choice':
      return `one of ${setting.choices.join(', ')}`
    case 'switch':
      return 'true or false'
    case 'market-code':
      return 'a market code such as LSE:HVL'
    case 'market-codes':
      return `a list of 1 to ${setting.max} market codes such as LSE:HVL`
  }
}

function isText(given: unknown): given is string {
  return typeof given === 'string' && given !== ''
}
