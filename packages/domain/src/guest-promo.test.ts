import { describe, expect, it } from 'vitest'
import { showsGuestPromo } from './guest-promo.ts'

const both = [true, false]

describe('guest price promo', () => {
  it('[RP-PROMO-1] [RP-PROMO-2] [RP-PROMO-3] shows in one case of eight', () => {
    const shown = both.flatMap(loaded =>
      both.flatMap(guest =>
        both.map(conditionMet => ({ loaded, guest, conditionMet })).filter(facts => showsGuestPromo(facts)),
      ),
    )
    expect(shown).toEqual([{ loaded: true, guest: true, conditionMet: false }])
  })
})
