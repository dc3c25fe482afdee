import { getMarketCode, type MarketCode } from '@bellwether/domain'
import fc from 'fast-check'
import { type Tick, tickStates } from '../src/index.ts'

const limit = 2 ** 52 - 1

export const hvl = getMarketCode('LSE:HVL')

/** A tick of Harrow & Vale; given fields replace the defaults. */
export function createTick(given: Partial<Tick> = {}): Tick {
  return {
    marketCode: hvl,
    epoch: 1_794_729_600_000,
    sequence: 41,
    time: 1_794_733_200_000,
    state: 'LIVE',
    unit: 'GBX',
    scale: 2,
    price: 128_450,
    bid: 128_400,
    ask: 128_500,
    previousClose: 126_600,
    ...given,
  }
}

export const anyMarketCode = fc
  .tuple(
    fc.constantFrom('LSE', 'NYSE', 'NASDAQ', 'ABCDEFGHIJ'),
    fc.string({ unit: fc.constantFrom(...'ABCXYZ019.-'), minLength: 1, maxLength: 12 }),
  )
  .map(([prefix, code]): MarketCode => getMarketCode(`${prefix}:${code}`))

const count = fc.oneof(
  fc.nat(100),
  fc.maxSafeNat().map(value => value % (limit + 1)),
  fc.constant(limit),
)
const value = fc.oneof(
  fc.integer({ min: -200_000, max: 200_000 }),
  fc.maxSafeInteger().map(value => value % (limit + 1)),
  fc.constantFrom(-limit, limit),
)

/** Any tick the wire can represent. */
export const anyTick: fc.Arbitrary<Tick> = fc.record({
  marketCode: anyMarketCode,
  epoch: count,
  sequence: count,
  time: count,
  state: fc.constantFrom(...tickStates),
  unit: fc.string({ unit: fc.constantFrom(...'ABGXZ'), minLength: 3, maxLength: 3 }),
  scale: fc.nat(12),
  price: value,
  bid: fc.option(value),
  ask: fc.option(value),
  previousClose: fc.option(value),
})

/**
 * Ticks of one symbol as a feed makes them: mostly small steps, sometimes a leap in time, sequence or price, another
 * epoch, another previous close.
 */
export const anyTickRun: fc.Arbitrary<Tick[]> = fc
  .array(
    fc.record({
      sequence: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 1, max: 40 }) },
        fc.integer({ min: 1, max: 99_999 }),
      ),
      time: fc.oneof({ weight: 8, arbitrary: fc.nat(900) }, fc.integer({ min: -500, max: 99_999 })),
      price: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: -90, max: 90 }) },
        fc.integer({ min: -(2 ** 33), max: 2 ** 33 }),
      ),
      bid: fc.option(fc.oneof({ weight: 8, arbitrary: fc.integer({ min: -99, max: 0 }) }, fc.constant(-70_000))),
      ask: fc.option(fc.oneof({ weight: 8, arbitrary: fc.nat(99) }, fc.constant(70_000))),
      state: fc.constantFrom(...tickStates),
      rare: fc.nat(20),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map(steps => {
    let last = createTick({ sequence: 0 })
    return steps.map(step => {
      const price = last.price + step.price
      const restarts = step.rare === 0
      last = {
        ...last,
        epoch: restarts ? last.epoch + 1 : last.epoch,
        sequence: restarts ? 0 : last.sequence + step.sequence,
        time: last.time + step.time,
        price,
        bid: step.bid === null ? null : price + step.bid,
        ask: step.ask === null ? null : price + step.ask,
        previousClose: step.rare === 1 ? price : step.rare === 2 ? null : last.previousClose,
        scale: step.rare === 3 ? 4 : last.scale,
        state: step.state,
      }
      return last
    })
  })
