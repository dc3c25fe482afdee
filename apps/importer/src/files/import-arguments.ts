import { parseArgs } from 'node:util'
import { parseMarketCode, parseUnit, toIsoDate } from '@bellwether/domain'
import { getFormat } from '@bellwether/import-formats'
import { InvalidArgumentError, UnknownArgumentError } from '../errors.ts'
import type { ImportOptions } from './import-file.ts'

export interface ImportArguments extends Omit<ImportOptions, 'mapping'> {
  readonly paths: readonly string[]
  /** Where the report goes, as JSON. */
  readonly report: string | null
  /** A file that says how feeds of news are to be read. */
  readonly mappingFile: string | null
  /** The source whose last run is to be undone, instead of an import. */
  readonly undo: string | null
}

const options = {
  format: { type: 'string' },
  symbol: { type: 'string' },
  unit: { type: 'string' },
  source: { type: 'string' },
  report: { type: 'string' },
  mapping: { type: 'string' },
  undo: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const
const known = Object.keys(options).map(name => `--${name}`)

/** `--symbol LSE:PSH --report report.json --dry-run prices/ more.zip`, values also as `--name=value`. */
export function parseImportArguments(argv: readonly string[], now: Date): ImportArguments {
  const { values, positionals } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true })
  const stranger = Object.keys(values).find(name => !Object.hasOwn(options, name))
  if (stranger !== undefined) throw new UnknownArgumentError(`--${stranger}`, known)
  const text = (name: keyof typeof options) => {
    const value = values[name]
    if (value === undefined) return null
    if (typeof value === 'string' && value !== '') return value
    throw new InvalidArgumentError(`--${name}`, '(nothing)', 'a value')
  }
  const undo = sourceCode('--undo', text('undo'))
  if (undo !== null && positionals.length > 0) {
    throw new InvalidArgumentError('--undo', positionals.join(' '), 'a source and no file')
  }
  if (undo === null && positionals.length === 0)
    throw new InvalidArgumentError('PATH', '(nothing)', 'files and folders to import')
  const format = text('format')
  if (format !== null) getFormat(format)
  const symbol = text('symbol')
  const marketCode = symbol === null ? null : parseMarketCode(symbol)
  if (symbol !== null && marketCode === null) {
    throw new InvalidArgumentError('--symbol', symbol, 'a market code such as LSE:PSH')
  }
  const unitText = text('unit')
  const unit = unitText === null ? null : parseUnit(unitText)
  if (unitText !== null && unit === null) {
    throw new InvalidArgumentError('--unit', unitText, 'a currency such as GBP, or GBX for pence')
  }
  return {
    paths: positionals,
    format,
    symbol: marketCode,
    unit,
    source: sourceCode('--source', text('source')),
    report: text('report'),
    mappingFile: text('mapping'),
    undo,
    dryRun: values['dry-run'] === true,
    today: toIsoDate(now),
  }
}

function sourceCode(argument: string, given: string | null): string | null {
  if (given === null || /^[A-Z0-9-]{1,12}$/.test(given)) return given
  throw new InvalidArgumentError(argument, given, 'up to 12 capital letters, digits and hyphens')
}
