import { describe, expect, it } from 'vitest'
import * as errors from './errors.ts'

const made = [
  new errors.UnitMismatchError('GBX', 'GBP'),
  new errors.UnknownUnitError('PENCE'),
  new errors.OutOfRangeError('The count', -1, 'from 0'),
  new errors.InexactError('It'),
  new errors.DivisionByZeroError('It'),
  new errors.InvalidNumberError('x', 'a number'),
  new errors.InvalidDateError('x'),
  new errors.InvalidMarketCodeError('x'),
  new errors.InvalidIdentifierError('ISIN', 'x', 'one'),
  new errors.InvalidServiceFlagError('x', 'one'),
  new errors.NoChargeRuleError('DEALING', { wrapper: 'ISA', type: 'EQUITY', day: '2026-11-13' }),
  new errors.WatchlistLimitError('lists', 21, 20),
  new errors.WatchlistNameError('…', 'INVALID', 40),
  new errors.UnknownWatchlistError('x'),
]

describe('errors', () => {
  it('each have a name and a code of their own, and a text that ends', () => {
    const classes = Object.values(errors).filter(exported => exported !== errors.DomainError)
    expect(made.map(error => error.constructor)).toEqual(classes)
    expect(new Set(made.map(error => error.code)).size).toBe(made.length)
    for (const error of made) {
      expect(error).toBeInstanceOf(errors.DomainError)
      expect(error.name).toBe(error.constructor.name)
      expect(error.code).toMatch(/^DOMAIN_[A-Z_]+$/)
      expect(error.message).toMatch(/\.$/)
    }
  })
})
