import type { Random } from '../rng.ts'
import { placeName } from './place-names.ts'

const houses = [
  'Kestrel',
  'Larkfield',
  'Tidewater',
  'Summerfold',
  'Granary Lane',
  'Fieldfare',
  'Merlin Court',
  'Oakhanger',
  'Saltmarsh',
  'Whinberry',
  'Curlew Bay',
  'Redshank',
  'Harbour Row',
  'Wheatear',
  'Longbarrow',
  'Beacon Hill',
  'Dovecote',
  'Stonechat',
  'Mill Race',
  'Avocet',
  'Bellwether',
  'Copperbeech',
  'Highmoor',
  'Sandpiper',
] as const

export const bellwetherHouse = 'Bellwether'

/** A management company; beyond the usual two dozen, large universes make more. */
export function fundHouse(random: Random, manyWanted: boolean): string {
  return manyWanted && random.chance(0.9) ? placeName(random) : random.pick(houses)
}
