import { expect, it } from 'vitest'
import { toRecovery } from './report.ts'

const seen = (atMs: number, status: number, tookMs = 10) => ({ atMs, status, tookMs })

it('counts the answers of the fault by status, with the longest wait', () => {
  const recovery = toRecovery([seen(0, 200), seen(100, 503, 800), seen(1_000, 503, 20), seen(2_100, 200)], 50, 2_000)
  expect(recovery).toEqual({ statuses: '2 × 503', maxMs: 800, recoveryMs: 110 })
})

it('counts the recovery from the end of the fault to the first success that no failure follows', () => {
  expect(toRecovery([seen(2_010, 200), seen(2_100, 0), seen(2_300, 200)], 0, 2_000).recoveryMs).toBe(310)
})

it('has no recovery where nothing succeeds again', () => {
  expect(toRecovery([seen(100, 503), seen(2_100, 503)], 0, 2_000).recoveryMs).toBeNull()
})
