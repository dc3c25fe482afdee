import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseMarketData, readMarketData } from './market-data-file.ts'

const example = readFileSync(join(import.meta.dirname, '../../../../../deploy/market-data.example.json'), 'utf8')
const lines = { name: 'a', kind: 'ndjson', from: 'stdin', exchanges: { LSE: {} } }
const withSource = (given: object) => JSON.stringify({ sources: [{ ...lines, ...given }] })

describe('the file of sources and terms', () => {
  it('[RP-ACCESS-1] the example for operators is read, with secrets from the environment and MICs as exchanges', () => {
    const { sources, terms } = parseMarketData(example, { PRICES_TOKEN: 's3cret' })
    expect(sources.map(({ name, kind }) => [name, kind])).toEqual([
      ['london', 'websocket'],
      ['new-york-delayed', 'ndjson'],
      ['frankfurt', 'nats'],
    ])
    expect(sources[0]).toMatchObject({ headers: { authorization: 'Bearer s3cret' } })
    expect(Object.fromEntries(terms)).toMatchObject({
      LSE: { delayMinutes: 15, sourceDelayMinutes: 0, guests: 'DELAYED', users: 'REAL_TIME' },
      NYSE: { sourceDelayMinutes: 15, guests: 'NONE', users: 'DELAYED' },
      NASDAQ: { sourceDelayMinutes: 15, guests: 'REAL_TIME' },
    })
    const byMic = JSON.stringify({ sources: [{ ...lines, exchanges: { XLON: { unit: 'GBP' } } }] })
    expect(parseMarketData(byMic).sources[0]?.exchanges).toEqual({ LSE: { unit: 'GBP' } })
  })

  it('is named in the error if it cannot be read', async () => {
    await expect(readMarketData('/nowhere.json', {})).rejects.toMatchObject({ code: 'FEED_SETTINGS_UNREADABLE' })
  })

  it.each([
    ['{', '', 'is not JSON'],
    ['[]', '', 'must be object'],
    ['{"venue":{}}', '', 'did you mean venues?'],
    ['{"venues":{"LSE":{"guests":"delay"}}}', '/venues/LSE/guests', ''],
    ['{"venues":{"MOON":{}}}', '/venues', 'names "MOON"'],
    ['{"venues":{"LSE":{"delayMinutes":0}}}', '/venues/LSE/delayMinutes', 'must be >= 1'],
    ['{"sources":[{"kind":"fax"}]}', '/sources/0/kind', 'ndjson, websocket or nats'],
    [withSource({ from: 'ftp://x' }), '/sources/0/from', 'must match'],
    [withSource({ exchanges: {} }), '/sources/0/exchanges', ''],
    [withSource({ exchanges: { LSE: { unit: 'pints' } } }), '/sources/0/exchanges/LSE/unit', '"pints"'],
    [withSource({ exchanges: { LSE: { scale: 40 } } }), '/sources/0/exchanges/LSE/scale', 'must be <= 12'],
    [withSource({ message: { code: 'c', time: 't' } }), '/sources/0/message', 'last'],
    [withSource({ name: 'No name' }), '/sources/0/name', ''],
    [withSource({ from: ['file:/$', '{FOLDER}/x'].join('') }), '/sources/0/from', 'needs the variable FOLDER'],
    [JSON.stringify({ sources: [lines, lines] }), '/sources/1/name', 'used twice'],
  ])('%s is refused with the place', (text, path, problem) => {
    try {
      parseMarketData(text, {})
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ code: 'FEED_SETTINGS_INVALID' })
      const { problems } = error as { problems: { path: string; problem: string }[] }
      expect(problems).toContainEqual({ path, problem: expect.stringContaining(problem) })
    }
  })
})
