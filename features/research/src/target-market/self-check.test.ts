import { describe, expect, it } from 'vitest'
import { selfCheck } from './self-check.ts'

const answers = { '02010': 'N', '02020': 'Neutral', '02030': 'Y', '04030': 'M', '05080': 'M' }

const verdicts = (key: string, given: Record<string, unknown> = answers) =>
  selfCheck(given)
    .find(question => question.key === key)
    ?.options.map(({ verdict }) => verdict)

describe('selfCheck', () => {
  it('[RP-TARGET-1] applies the manager’s answers to the visitor’s options', () => {
    expect(verdicts('knowledge')).toEqual(['no', 'neutral', 'yes'])
  })

  it('accepts a risk level and horizon at least as high as required', () => {
    expect(verdicts('risk')).toEqual(['no', 'yes', 'yes'])
    expect(verdicts('horizon')).toEqual(['no', 'no', 'yes', 'yes'])
    expect(verdicts('horizon', { '05080': 'V' })).toEqual(['yes', 'yes', 'yes', 'yes'])
    expect(verdicts('horizon', { '05080': 2 })).toEqual(['no', 'yes', 'yes', 'yes'])
    expect(verdicts('horizon', { '05080': 'L' })).toEqual(['no', 'no', 'no', 'yes'])
  })

  it('[RP-TARGET-1] leaves out questions the manager has not answered', () => {
    expect(selfCheck(answers).map(({ key }) => key)).toEqual(['knowledge', 'risk', 'horizon'])
    expect(selfCheck({ '05080': 'H' })).toEqual([])
    expect(selfCheck({})).toEqual([])
  })
})
