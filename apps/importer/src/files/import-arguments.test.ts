import { describe, expect, it } from 'vitest'
import { parseImportArguments } from './import-arguments.ts'
import { type FileReport, Tally } from './report.ts'
import { exitCodeOf, toLine } from './report-lines.ts'

const now = new Date('2026-11-16T12:00:00Z')

describe('arguments of npm run import', () => {
  it('are read with their values', () => {
    expect(
      parseImportArguments(
        ['--symbol', 'xlon:psh', '--unit', 'GBp', '--dry-run', '--report=r.json', 'a.csv', 'b'],
        now,
      ),
    ).toEqual({
      paths: ['a.csv', 'b'],
      format: null,
      symbol: 'LSE:PSH',
      unit: 'GBX',
      source: null,
      report: 'r.json',
      mappingFile: null,
      undo: null,
      dryRun: true,
      today: '2026-11-16',
    })
  })

  it('[IM-UNDO-6] name a source to undo, and no file', () => {
    expect(parseImportArguments(['--undo', 'ECB'], now)).toMatchObject({ undo: 'ECB', paths: [] })
  })

  it.each([
    [[], 'IMPORTER_INVALID_ARGUMENT'],
    [['--symbol', 'nothing', 'a'], 'IMPORTER_INVALID_ARGUMENT'],
    [['--unit', 'pebbles', 'a'], 'IMPORTER_INVALID_ARGUMENT'],
    [['--source', 'lower case', 'a'], 'IMPORTER_INVALID_ARGUMENT'],
    [['--undo', 'ECB', 'a'], 'IMPORTER_INVALID_ARGUMENT'],
    [['--undo', 'ecb'], 'IMPORTER_INVALID_ARGUMENT'],
    [['--formt', 'firds', 'a'], 'IMPORTER_UNKNOWN_ARGUMENT'],
    [['--format', 'firsd', 'a'], 'IMPORT_UNKNOWN_FORMAT_NAME'],
  ])('%j are refused', (argv, code) => {
    expect(() => parseImportArguments(argv, now)).toThrow(expect.objectContaining({ code }))
  })
})

describe('the end of the command', () => {
  const tally = new Tally()
  const read: FileReport = {
    file: 'a.csv',
    format: 'firds',
    ...tally.counts(),
    read: 1_234,
    rejected: 3,
    skipped: { IMPORT_TYPE_NOT_HELD: 4 },
    ...tally.lists(),
    seconds: 1.25,
    error: null,
  }
  const unread = { ...read, error: { code: 'IMPORT_UNKNOWN_FORMAT', message: 'no', damaged: false } }
  const damaged = { ...read, error: { code: 'IMPORT_ENCODING', message: 'no', damaged: true } }

  it('[IM-FILE-4] is 0, 2 for a file that could not be read, 3 for a damaged one', () => {
    expect(exitCodeOf([read])).toBe(0)
    expect(exitCodeOf([read, unread])).toBe(2)
    expect(exitCodeOf([damaged, unread, read])).toBe(3)
  })

  it('has a line for each file', () => {
    expect(toLine(read)).toBe(
      'a.csv: firds, 1,234 rows read, 0 inserted, 0 updated, 0 unchanged, 3 rejected, 4 not kept, in 1.3 s',
    )
    expect(toLine(damaged)).toBe('a.csv: IMPORT_ENCODING: no. Nothing of it was stored.')
  })
})
