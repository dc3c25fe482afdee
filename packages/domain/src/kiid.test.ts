import { describe, expect, it } from 'vitest'
import { instrumentWith } from '../testing/instruments.ts'
import { showsKiid } from './kiid.ts'
import type { Viewer } from './viewer.ts'

const from = (domicile: string | null): Viewer => ({ kind: 'user', electiveProfessional: false, domicile })
const guest: Viewer = { kind: 'guest', loaded: true }
const instrument = (kiidRequired: boolean, kiidDocument: string | null) =>
  instrumentWith({ kiidRequired, kiidDocument })

describe('KIID block', () => {
  it('[RP-KIID-1] shows for a user in Great Britain, whatever the instrument', () => {
    for (const required of [true, false]) {
      for (const document of ['/kiid.pdf', null]) {
        expect(showsKiid(from('GBR'), instrument(required, document))).toBe(true)
      }
    }
  })

  it.each<[string, Viewer | null]>([
    ['a user elsewhere', from('USA')],
    ['a user without domicile', from(null)],
    ['a guest', guest],
    ['nobody known', null],
  ])('[RP-KIID-2] [RP-KIID-3] [RP-KIID-4] for %s the instrument decides', (_, viewer) => {
    expect(showsKiid(viewer, instrument(true, '/kiid.pdf'))).toBe(true)
    expect(showsKiid(viewer, instrument(true, null))).toBe(false)
    expect(showsKiid(viewer, instrument(true, ''))).toBe(false)
    expect(showsKiid(viewer, instrument(false, '/kiid.pdf'))).toBe(false)
    expect(showsKiid(viewer, instrument(false, null))).toBe(false)
  })
})
