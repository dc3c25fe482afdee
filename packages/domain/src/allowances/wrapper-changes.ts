import type { IsoDate } from '../brand.ts'
import { type Wrapper, type WrapperVerdict, wrapperFacts } from '../eligibility.ts'
import { formatDate } from '../format-date.ts'
import { getIsoDate } from '../iso-date.ts'

/** A change of what may be held in an account, from a day on. Dated data: the next change is added, never written over. */
interface WrapperChange {
  readonly wrappers: readonly Wrapper[]
  readonly from: IsoDate
  /** Sectors of funds it concerns: funds that invest in deposits and the shortest bonds ("cash-like"). */
  readonly sectors: readonly string[]
  /** Completes "From 6 April 2027 ". */
  readonly words: string
  readonly source: string
}

const changes: readonly WrapperChange[] = [
  {
    wrappers: ['ISA'],
    from: getIsoDate('2027-04-06'),
    sectors: ['IA Short Term Money Market', 'IA Standard Money Market'],
    words:
      'a stocks and shares ISA may hold cash-like funds such as this one but not consist of them alone, and interest on cash held in it bears a charge of 22%',
    source: 'HM Treasury, announced for 2027/28',
  },
]

/** Changes that concern a security in the accounts that can hold it, those to come and those in force, with the day of each. */
export function wrapperChanges(
  { sector }: { readonly sector: string | null },
  verdicts: readonly Pick<WrapperVerdict, 'wrapper' | 'holdable'>[],
  day: IsoDate,
): string[] {
  const holdable = new Set(verdicts.filter(verdict => verdict.holdable).map(({ wrapper }) => wrapper))
  return changes
    .filter(change => sector !== null && change.sectors.includes(sector))
    .filter(change => change.wrappers.some(wrapper => holdable.has(wrapper)))
    .map(({ wrappers, from, words, source }) => {
      const accounts = wrappers.map(wrapper => wrapperFacts[wrapper].label).join(', ')
      return `${accounts}: ${day < from ? 'from' : 'since'} ${formatDate(from)} ${words} (${source}).`
    })
}
