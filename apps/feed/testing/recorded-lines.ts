import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createListing } from './listings.ts'

const path = join(import.meta.dirname, '../../../fixtures/recorded-ticks/valid.csv')

export const recordedListings = [
  createListing('LSE:HVL', { last: 128_000, previousClose: 127_500 }),
  createListing('LSE:BW.', { last: 41_000, previousClose: 40_900 }),
]

/** The recorded file as objects, one for each line. */
export const recordedTicks: readonly Readonly<Record<string, string>>[] = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => {
    const [time = '', code = '', bid = '', ask = '', last = ''] = line.split(',')
    return { time, code, bid, ask, last }
  })
