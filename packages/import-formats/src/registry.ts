import { findNearest } from '@bellwether/domain'
import { UnreadableFileError } from './errors.ts'
import type { Format, ImportFile } from './format.ts'
import { companyfacts } from './formats/companyfacts/companyfacts.ts'
import { ecbRates } from './formats/ecb-rates/ecb-rates.ts'
import { emt } from './formats/emt/emt.ts'
import { ept } from './formats/ept/ept.ts'
import { financeDatabase } from './formats/finance-database/finance-database.ts'
import { firds } from './formats/firds/firds.ts'
import { form144 } from './formats/form-144/form-144.ts'
import { fundsxml } from './formats/fundsxml/fundsxml.ts'
import { isharesHoldings } from './formats/ishares-holdings/ishares-holdings.ts'
import { iso4217 } from './formats/iso-4217/iso-4217.ts'
import { iso10383 } from './formats/iso-10383/iso-10383.ts'
import { leanDaily } from './formats/lean-daily/lean-daily.ts'
import { leanFactors } from './formats/lean-factors/lean-factors.ts'
import { mar19Sweden } from './formats/mar19-sweden/mar19-sweden.ts'
import { newsFeed } from './formats/news-feed/news-feed.ts'
import { newsmlG2 } from './formats/newsml-g2/newsml-g2.ts'
import { nport } from './formats/nport/nport.ts'
import { openfunds } from './formats/openfunds/openfunds.ts'
import { plainPrices } from './formats/plain-prices/plain-prices.ts'
import { plainSecurities } from './formats/plain-securities/plain-securities.ts'
import { referenceSeries } from './formats/reference-series/reference-series.ts'
import { secAtom } from './formats/sec-atom/sec-atom.ts'
import { secOwnership } from './formats/sec-ownership/sec-ownership.ts'
import { secSubmissions } from './formats/sec-submissions/sec-submissions.ts'
import { secTickers } from './formats/sec-tickers/sec-tickers.ts'
import { sp500 } from './formats/sp500/sp500.ts'
import { tpt } from './formats/tpt/tpt.ts'
import { typeOverrides } from './formats/type-overrides/type-overrides.ts'
import { yahooDaily } from './formats/yahoo-daily/yahoo-daily.ts'

/** Every format, in the order in which they are tried. */
export const formats: readonly Format[] = [
  firds,
  financeDatabase,
  secTickers,
  sp500,
  typeOverrides,
  plainSecurities,
  iso10383,
  iso4217,
  yahooDaily,
  leanDaily,
  leanFactors,
  plainPrices,
  ecbRates,
  referenceSeries,
  companyfacts,
  nport,
  tpt,
  fundsxml,
  isharesHoldings,
  secOwnership,
  form144,
  secSubmissions,
  secAtom,
  newsmlG2,
  newsFeed,
  mar19Sweden,
  emt,
  ept,
  openfunds,
]

/** The format that recognises the file by its content. */
export function recogniseFormat(file: Pick<ImportFile, 'head' | 'workbook'>): Format {
  const found = formats.find(format => format.recognise(file.head, file))
  if (found) return found
  throw new UnreadableFileError(
    'IMPORT_UNKNOWN_FORMAT',
    `its content is of no format we know; tried were ${formats.map(format => format.name).join(', ')}`,
  )
}

/** The format that `--format` names. */
export function getFormat(name: string): Format {
  const found = formats.find(format => format.name === name)
  if (found) return found
  const names = formats.map(format => format.name)
  const nearest = findNearest(name, names)
  const hint = nearest === null ? `the formats are ${names.join(', ')}` : `did you mean ${nearest}?`
  throw new UnreadableFileError('IMPORT_UNKNOWN_FORMAT_NAME', `there is no format ${name}; ${hint}`)
}
