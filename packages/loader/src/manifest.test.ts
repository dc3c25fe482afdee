import { describe, expect, it } from 'vitest'
import { toManifestPath } from './manifest.ts'

const now = Date.UTC(2026, 10, 15, 9, 30, 45, 123)
const timeOf = (path: string) => new Date(Number(new URLSearchParams(path.split('?')[1]).get('t'))).toISOString()

describe('[LD-CALL-3] the timestamp of components.json', () => {
  it('is the minute with ranges, or where nothing is known', () => {
    expect(timeOf(toManifestPath([['quote-header', '^1']], now))).toBe('2026-11-15T09:30:00.000Z')
    expect(timeOf(toManifestPath([], now))).toBe('2026-11-15T09:30:00.000Z')
    expect(
      timeOf(
        toManifestPath(
          [
            ['a', '1.0.0'],
            ['b', '*'],
          ],
          now,
        ),
      ),
    ).toBe('2026-11-15T09:30:00.000Z')
  })

  it('is the day with exact versions only', () => {
    expect(
      timeOf(
        toManifestPath(
          [
            ['a', '1.0.0'],
            ['b', '2.0.0-beta.1'],
          ],
          now,
        ),
      ),
    ).toBe('2026-11-15T00:00:00.000Z')
  })

  it('makes another address of another version, so that an older answer is not taken for it', () => {
    expect(toManifestPath([['a', '1.0.0']], now)).not.toBe(toManifestPath([['a', '1.0.1']], now))
  })
})
