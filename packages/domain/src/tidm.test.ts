import { describe, expect, it } from 'vitest'
import { isTidm, parseTidm } from './tidm.ts'

describe('TIDM', () => {
  it.each(['HVL', 'BP.', 'BT.A', 'RR.', '3LME', 'BWLD', '0QYP', 'III'])('accepts %s', tidm => {
    expect(isTidm(tidm)).toBe(true)
  })

  it.each(['', '.', 'hvl', 'TOOLONG', 'B..', '.BP', 'BT.AB', 'B P', 'BT-A'])('refuses %j', given => {
    expect(isTidm(given)).toBe(false)
  })

  it('keeps its dot when read', () => {
    expect(parseTidm(' bp. ')).toBe('BP.')
    expect(parseTidm('bp..')).toBeNull()
  })
})
