import { describe, expect, it } from 'vitest'
import { getIsoDate } from './iso-date.ts'
import { defaultNewsRange, findNewsTab, newsPageSize, newsTabOf } from './news-tabs.ts'

describe('news tabs', () => {
  it('[RP-NEWS-3] company news', () => {
    expect(findNewsTab('company')).toEqual({
      id: 'company',
      label: 'Company news',
      sourceCodes: ['ALLIANCE', 'PUBLISHER'],
    })
    expect(newsTabOf('PUBLISHER')?.id).toBe('company')
  })

  it('[RP-NEWS-4] regulatory news', () => {
    expect(findNewsTab('regulatory')?.sourceCodes).toEqual(['LSELSERNS', 'DGAPDGAPRNS', 'SECEDGAR', 'REGULATOR'])
    expect(newsTabOf('SECEDGAR')?.id).toBe('regulatory')
    expect(newsTabOf('GOSSIP')).toBeNull()
    expect(findNewsTab('gossip')).toBeNull()
  })

  it('[RP-NEWS-5] ten a page', () => {
    expect(newsPageSize).toBe(10)
  })

  it('[RP-NEWS-6] the last six months up to today', () => {
    expect(defaultNewsRange(getIsoDate('2026-11-15'))).toEqual({ from: '2026-05-15', to: '2026-11-15' })
    expect(defaultNewsRange(getIsoDate('2026-08-31')).from).toBe('2026-02-28')
  })
})
