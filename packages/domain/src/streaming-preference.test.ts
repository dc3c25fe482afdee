import { describe, expect, it } from 'vitest'
import { startsStreaming, streamingPreferenceKey } from './streaming-preference.ts'
import type { Viewer } from './viewer.ts'

const user: Viewer = { kind: 'user', electiveProfessional: false, domicile: 'GBR' }
const professional: Viewer = { kind: 'user', electiveProfessional: true, domicile: 'GBR' }
const guest: Viewer = { kind: 'guest', loaded: true }

describe('streaming preference', () => {
  it('[RP-STREAM-1] is kept under LIVE_STREAMING', () => {
    expect(streamingPreferenceKey).toBe('LIVE_STREAMING')
  })

  it('[RP-STREAM-2] starts only if stored as true and streamable', () => {
    for (const viewer of [user, guest]) {
      expect(startsStreaming({ stored: 'true', streamable: true, viewer })).toBe(true)
      expect(startsStreaming({ stored: 'true', streamable: false, viewer })).toBe(false)
    }
    for (const stored of [null, '', 'false', 'TRUE', '1', 'yes', ' true', '"true"']) {
      expect(startsStreaming({ stored, streamable: true, viewer: user })).toBe(false)
    }
  })

  it('[RP-STREAM-3] never starts by itself for an elective professional, nor before the viewer is known', () => {
    expect(startsStreaming({ stored: 'true', streamable: true, viewer: professional })).toBe(false)
    expect(startsStreaming({ stored: 'true', streamable: true, viewer: { kind: 'guest', loaded: false } })).toBe(false)
  })
})
