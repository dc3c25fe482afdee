import { describe, expect, it } from 'vitest'
import { hasLivePrices, showsGuestPromo } from './guest-promo.ts'

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

  it('[RP-PROMO-4] the condition is met only when the service streams and the quote may be streamed', () => {
    const met = both.flatMap(streaming =>
      both
        .filter(streamable => hasLivePrices({ streaming }, { streamable }))
        .map(streamable => ({ streaming, streamable })),
    )
    expect(met).toEqual([{ streaming: true, streamable: true }])
  })
})
