import { describe, expect, it } from 'vitest'
import { selfCheck } from './self-check.ts'

const answers = { '02010': 'N', '02020': 'Neutral', '02030': 'Y', '04030': 'M', '05080': 'M' }

const verdicts = (key: string, given: Record<string, unknown> = answers) =>
  selfCheck(given)
    .find(question => question.key === key)
    ?.options.map(({ verdict }) => verdict)

describe('selfCheck', () => {
  it('[RP-TARGET-1] takes the manager’s answer for what a visitor may say of themselves', () => {
    expect(verdicts('knowledge')).toEqual(['no', 'neutral', 'yes'])
  })

  it('fits whoever bears at least the risk, and waits at least as long', () => {
    expect(verdicts('risk')).toEqual(['no', 'yes', 'yes'])
    expect(verdicts('horizon')).toEqual(['no', 'no', 'yes', 'yes'])
    expect(verdicts('horizon', { '05080': 'V' })).toEqual(['yes', 'yes', 'yes', 'yes'])
    expect(verdicts('horizon', { '05080': 2 })).toEqual(['no', 'yes', 'yes', 'yes'])
    expect(verdicts('horizon', { '05080': 'L' })).toEqual(['no', 'no', 'no', 'yes'])
  })

  it('[RP-TARGET-1] asks nothing that the manager has not answered', () => {
    expect(selfCheck(answers).map(({ key }) => key)).toEqual(['knowledge', 'risk', 'horizon'])
    expect(selfCheck({ '05080': 'H' })).toEqual([])
    expect(selfCheck({})).toEqual([])
  })
})
