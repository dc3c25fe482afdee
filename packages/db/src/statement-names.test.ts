import { describe, expect, it } from 'vitest'
import { createStatementNames } from './statement-names.ts'

describe('statement names', () => {
  it('are given from the second time on, the same for the same text', () => {
    const names = createStatementNames()
    expect(names.nameOf('select $1', [1])).toBeUndefined()
    const name = names.nameOf('select $1', [2])
    expect(name).toMatch(/^s[\w-]{22}$/)
    expect(names.nameOf('select $1', [3])).toBe(name)
    names.nameOf('select $2', [1])
    expect(names.nameOf('select $2', [1])).not.toBe(name)
  })

  it('are not handed out without end', () => {
    const names = createStatementNames({ maxNames: 2, maxSeenOnce: 10 })
    const named = ['select 1', 'select 2', 'select 3'].map(text => {
      names.nameOf(text, [])
      return names.nameOf(text, []) !== undefined
    })
    expect(named).toEqual([true, true, false])
  })

  it('take no place for texts that come once each', () => {
    const names = createStatementNames({ maxNames: 1, maxSeenOnce: 3 })
    for (let count = 0; count < 50; count += 1) expect(names.nameOf(`select ${count}`, [])).toBeUndefined()
    names.nameOf('select $1', [1])
    expect(names.nameOf('select $1', [1])).toBeDefined()
  })

  it.each([
    ['begin', []],
    ['set local statement_timeout = 0', []],
    ['create table x (y int)', []],
    ['insert into x values (1); insert into x values (2)', []],
    ['select $1', Array.from({ length: 65 }, () => 1)],
  ])('are not given to %s', (text, values) => {
    const names = createStatementNames()
    names.nameOf(text, values)
    expect(names.nameOf(text, values)).toBeUndefined()
  })
})
