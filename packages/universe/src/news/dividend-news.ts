import { formatDate, formatPrice, type IsoDate, price, toEpochDay } from '@bellwether/domain'
import { dividendName, withArticle } from '../company/calendar-events.ts'
import { londonTime } from '../market/exchange-time.ts'
import type { DividendKind } from '../rows/income.ts'
import type { NewsDraft } from './news-draft.ts'
import { fictionNote, paragraphs, table } from './news-html.ts'

export interface AnnouncedDividend {
  readonly kind: DividendKind
  /** Per share: amount / 10^scale of unit. */
  readonly amount: number
  readonly scale: number
  readonly unit: string
  readonly financialYear: number | null
  readonly declaredOn: IsoDate
  readonly exOn: IsoDate
  readonly recordOn: IsoDate | null
  readonly payOn: IsoDate | null
}

interface Issuer {
  readonly id: number
  readonly name: string
  readonly shortName: string
}

/** Of a company or an investment trust. */
export function dividendNews({ id, name, shortName }: Issuer, dividend: AnnouncedDividend): NewsDraft {
  const amount = amountOf(dividend)
  const called = dividendName(dividend.kind)
  const year = dividend.financialYear === null ? '' : ` for the financial year ${dividend.financialYear}`
  return toDraft(dividend, {
    time: [7, 1, (id * 11) % 60],
    title: `${shortName}: ${called.charAt(0).toUpperCase()}${called.slice(1)} of ${amount}`,
    text: `The board of ${name} has declared ${withArticle(called)} of ${amount} per share${year}.`,
    label: 'Dividend',
  })
}

/** Of an ETF, by its house. */
export function distributionNews(
  { id, name, shortName, house }: Issuer & { readonly house: string },
  distribution: AnnouncedDividend,
): NewsDraft {
  const amount = amountOf(distribution)
  return toDraft(distribution, {
    time: [7, 0, (id * 17) % 60],
    title: `${shortName}: Distribution of ${amount}`,
    text: `${house} announces a distribution of ${amount} per share of ${name}.`,
    label: 'Distribution',
  })
}

const amountOf = ({ amount, scale, unit }: AnnouncedDividend) => formatPrice(price(amount, scale, unit))

interface Wording {
  readonly time: readonly [hour: number, minute: number, second: number]
  readonly title: string
  readonly text: string
  readonly label: string
}

function toDraft(
  { declaredOn, exOn, recordOn, payOn }: AnnouncedDividend,
  { time, title, text, label }: Wording,
): NewsDraft {
  const day = toEpochDay(declaredOn)
  const dates = [
    ['Ex-dividend', formatDate(exOn)],
    ...(recordOn ? [['Record date', formatDate(recordOn)]] : []),
    ...(payOn ? [['Payment', formatDate(payOn)]] : []),
  ]
  return {
    day,
    at: londonTime(day, ...time),
    kind: 'DIVIDEND',
    source: 'LSELSERNS',
    title,
    html: [paragraphs(text), table([label, 'Date'], dates), fictionNote].join('\n'),
  }
}
