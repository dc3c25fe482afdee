import { formatDate, formatMoney, formatPercent, getUnit, type IsoDate, money, toEpochDay } from '@bellwether/domain'
import { londonTime } from '../market/exchange-time.ts'
import { type NewsDraft, newsRows } from '../news/news-draft.ts'
import { priceText } from '../news/news-figures.ts'
import { fictionNote, paragraphs, table } from '../news/news-html.ts'
import { type NavAnnouncement, navNews } from '../news/trust-news.ts'
import { sourceId } from '../platform/source.ts'
import { createRandom, type Random } from '../rng.ts'
import type { NewsBodyRow, NewsItemRow, NewsSymbolRow } from '../rows/news.ts'
import type { DirectorDealRow } from '../rows/people.ts'

/** A company in London, with what a day has for it. */
export interface ForwardCompany {
  readonly securityId: number
  readonly marketCode: string
  readonly name: string
  readonly shortName: string
  readonly unit: string
  readonly scale: number
  /** Of the day. */
  readonly close: number
  readonly events: readonly { readonly kind: string; readonly title: string }[]
  /** The net asset values that a trust announces on it. */
  readonly navs: readonly NavAnnouncement[]
  /** With a holding. */
  readonly directors: readonly ForwardDirector[]
}

export interface ForwardDirector {
  readonly personId: number
  readonly name: string
  readonly role: string
  readonly shares: number
}

export interface ForwardStories {
  readonly items: readonly NewsItemRow[]
  readonly bodies: readonly NewsBodyRow[]
  readonly symbols: readonly NewsSymbolRow[]
  readonly deals: readonly (DirectorDealRow & { readonly resulting_shares: number })[]
}

/** A company's directors deal about three times a year. */
const dealChance = 1 / 85

const announced: Readonly<Record<string, Pick<NewsDraft, 'kind'>['kind']>> = {
  FULL_YEAR_RESULTS: 'FINAL_RESULTS',
  HALF_YEAR_RESULTS: 'HALF_YEAR',
  TRADING_STATEMENT: 'TRADING',
  AGM: 'AGM',
}

/** What companies announce on a day: net asset values, results and meetings of their calendars, and dealings of directors. Ids follow the last one. */
export function forwardNews(
  seed: number,
  day: IsoDate,
  companies: readonly ForwardCompany[],
  lastId: number,
): ForwardStories {
  const items: NewsItemRow[] = []
  const bodies: NewsBodyRow[] = []
  const symbols: NewsSymbolRow[] = []
  const deals: ForwardStories['deals'][number][] = []
  const publish = ({ marketCode }: ForwardCompany, draft: NewsDraft): number => {
    const id = lastId + items.length + 1
    const rows = newsRows(id, [marketCode], draft)
    items.push(rows.item)
    bodies.push(rows.body)
    symbols.push(...rows.symbols)
    return id
  }
  for (const company of companies) {
    const random = createRandom(seed, 'forward news', day, company.securityId)
    for (const nav of company.navs) publish(company, navNews(company, nav))
    for (const event of company.events) {
      const kind = announced[event.kind]
      if (kind) publish(company, eventNews(company, day, kind, event.title, random))
    }
    if (company.directors.length === 0 || !random.chance(dealChance)) continue
    const deal = drawDeal(company, day, random)
    deals.push({ ...deal.row, news_id: publish(company, dealNews(company, deal)) })
  }
  return { items, bodies, symbols, deals }
}

function eventNews(
  company: ForwardCompany,
  day: IsoDate,
  kind: NewsDraft['kind'],
  title: string,
  random: Random,
): NewsDraft {
  const isMeeting = kind === 'AGM'
  const text = isMeeting
    ? `All resolutions were passed at the annual general meeting of ${company.name} held today, with ${formatPercent(random.uniform(0.93, 0.997))} of the votes in favour of the report and accounts.`
    : `${company.name} announces today: ${title}. Trading was in line with the board’s expectations.`
  return {
    day: toEpochDay(day),
    at: isMeeting ? londonTime(toEpochDay(day), 14, 30) : londonTime(toEpochDay(day), 7, 0, random.integer(0, 59)),
    kind,
    source: 'LSELSERNS',
    title: `${company.shortName}: ${isMeeting ? 'Result of AGM' : title}`,
    html: [paragraphs(text), fictionNote].join('\n'),
  }
}

interface Deal {
  readonly director: ForwardDirector
  readonly row: DirectorDealRow & { readonly resulting_shares: number }
}

function drawDeal({ securityId, directors, unit, scale, close }: ForwardCompany, day: IsoDate, random: Random): Deal {
  const director = random.pick(directors)
  const { currency, perMajor } = getUnit(unit)
  const sells = director.shares > 2000 && random.chance(0.25)
  const worth = random.uniform(8000, 90_000)
  const wanted = Math.max(1, Math.round((worth * perMajor * 10 ** scale) / close))
  const shares = sells ? Math.min(wanted, Math.floor(director.shares / 2)) : wanted
  return {
    director,
    row: {
      ...{ security_id: securityId, person_id: director.personId, role: director.role, kind: sells ? 'SELL' : 'BUY' },
      ...{ traded_on: day, notified_on: day, shares, price: close, scale, unit, currency },
      value_minor: Math.round((close * shares * 100) / perMajor / 10 ** scale),
      resulting_shares: director.shares + (sells ? -shares : shares),
      news_id: null,
      source_id: sourceId,
    },
  }
}

function dealNews({ name, shortName, unit, scale }: ForwardCompany, { director, row }: Deal): NewsDraft {
  const details = [
    ['Name', director.name],
    ['Position', director.role],
    ['Nature of the transaction', row.kind === 'BUY' ? 'Purchase' : 'Sale'],
    ['Shares', String(row.shares)],
    ['Price', priceText(row.price, { unit, scale })],
    ['Value', formatMoney(money(row.value_minor, row.currency))],
    ['Date of the transaction', formatDate(row.traded_on)],
    ['Resulting holding', String(row.resulting_shares)],
  ]
  const notified = `${name} has been notified of the following transaction by a person discharging managerial responsibilities.`
  return {
    day: toEpochDay(row.traded_on),
    at: londonTime(toEpochDay(row.traded_on), 17, 20, 5),
    kind: 'DIRECTOR',
    source: 'LSELSERNS',
    title: `${shortName}: Director/PDMR Shareholding`,
    html: [paragraphs(notified), table(['Details', ''], details), fictionNote].join('\n'),
  }
}
