import { describe, expect, it } from 'vitest'
import { hasLivePrices, showsGuestPromo } from './guest-promo.ts'
import type { Viewer } from './viewer.ts'

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

  it.each<[string, Viewer | null, readonly boolean[]]>([
    ['a guest', { kind: 'guest', loaded: true }, [true]],
    ['a user', { kind: 'user', electiveProfessional: false, domicile: null }, both],
    ['the visitor of a host page', null, both],
  ])(
    '[RP-PROMO-4] for %s the condition is met when the service streams, the quote may be streamed and they may see it live',
    (_, viewer, allowed) => {
      const met = both.flatMap(streaming =>
        both.flatMap(guestStreaming =>
          both
            .filter(streamable => hasLivePrices({ streaming, guestStreaming }, { streamable }, viewer))
            .map(streamable => ({ streaming, guestStreaming, streamable })),
        ),
      )
      expect(met).toEqual(allowed.map(guestStreaming => ({ streaming: true, guestStreaming, streamable: true })))
    },
  )
})
