import { parseIsin } from '@bellwether/domain'
import { securityNamed } from '../../news/news-fields.ts'
import { findAll, type XmlElement } from '../../reading/xml.ts'
import type { NewsSecurity } from '../../records/news.ts'

/** The securities of the organisations that an item is about: instruments with their markets, and codes with their scheme. */
export function instrumentsOf(item: XmlElement): readonly NewsSecurity[] {
  const instruments = findAll(item, ['hasInstrument']).flatMap(({ attributes }) => fromInstrument(attributes))
  const codes = findAll(item, ['subject', 'sameAs', 'assert', 'related']).flatMap(({ attributes }) =>
    fromCode(attributes.qcode ?? ''),
  )
  return [...instruments, ...codes]
}

/** `symbol="AAPL" market="mic:XNAS"`, or an ISIN as the symbol. */
function fromInstrument({
  symbol = '',
  market = '',
  marketlabel = '',
}: Readonly<Record<string, string>>): readonly NewsSecurity[] {
  const code = symbol.trim().split(':').at(-1) ?? ''
  const isin = parseIsin(code)
  if (isin !== null) return [{ isin }]
  if (!/^[A-Z0-9][A-Z0-9.-]{0,11}$/.test(code)) return []
  const mic = market.split(/[:/]/).at(-1)?.toUpperCase() ?? ''
  if (/^[A-Z0-9]{4}$/.test(mic)) return [{ symbol: code, mic }]
  const named = securityNamed(`${marketlabel}:${code}`)
  return named === null ? [] : [named]
}

const schemes: Readonly<Record<string, (code: string) => NewsSecurity | null>> = {
  isin: code => {
    const isin = parseIsin(code)
    return isin === null ? null : { isin }
  },
  cik: code => (/^\d{1,10}$/.test(code) ? { cik: code.replace(/^0+(?=\d)/, '') } : null),
  ticker: code => (/^[A-Z][A-Z0-9.-]{0,11}$/.test(code) ? { symbol: code } : null),
}

/** `isin:US0378331005`, `cik:0000320193`, `ticker:AAPL`. */
function fromCode(qcode: string): readonly NewsSecurity[] {
  const [scheme = '', code = ''] = qcode.split(':')
  const read = Object.hasOwn(schemes, scheme.toLowerCase()) ? schemes[scheme.toLowerCase()] : undefined
  const security = read?.(code.trim()) ?? null
  return security === null ? [] : [security]
}
