import { formatDate, formatMoneyShort, money } from '@bellwether/domain'
import type { RowCollector } from '../batch.ts'
import { type EpochDay, isoOf, tradingDayFrom } from '../calendar.ts'
import type { EquityCompany } from '../company/equity-company.ts'
import { newsworthy } from '../company/statement-rows.ts'
import { placeName } from '../identity/place-names.ts'
import { afterClose, londonTime } from '../market/exchange-time.ts'
import type { Random } from '../rng.ts'
import type { Universe } from '../universe.ts'
import { emitNews, type NewsDraft } from './news-draft.ts'
import { priceText, topLine } from './news-figures.ts'
import { fictionNote, paragraphs } from './news-html.ts'
import { moveText, resultsNews, resultsStory } from './results-news.ts'

/** Stories about large price moves and contracts; abroad also the results, since there are no London announcements. */
export function emitReporterNews(
  universe: Universe,
  collector: RowCollector,
  company: EquityCompany,
  from: EpochDay,
): void {
  const { market } = universe
  const { plan } = company
  const code = plan.listing.marketCode
  const random = market.random(code, 'stories')
  const until = plan.suspendedOn ?? market.until
  const publish = (draft: NewsDraft | null) => {
    if (draft && draft.day >= from && draft.day <= until) emitNews(universe, collector, [code], draft)
  }
  for (const draft of moveStories(universe, company, from, random)) publish(draft)
  const contracts = Math.round(((market.until - from) / 365) * (plan.sizeGbp > 1e11 ? 2 : 1))
  for (let i = 0; i < contracts; i++)
    publish(contractStory(company, tradingDayFrom(random.integer(from, market.until - 3)), random))
  const abroad = plan.listing.exchange !== 'LSE'
  const inGermany = plan.listing.exchange === 'XETR' || (!abroad && announcesInGermany(universe, company))
  if (!abroad && !inGermany) return
  const statements = newsworthy(company.statements)
  for (const statement of statements) {
    const before =
      statements.find(s => s.period === statement.period && s.fiscalYear === statement.fiscalYear - 1) ?? null
    if (inGermany) publish(resultsNews(plan, statement, before, 'DGAPDGAPRNS'))
    if (!abroad) continue
    publish(resultsStory(plan, statement, before, moveOn(universe, company, statement.publishedOn ?? 0), random))
  }
}

/** A few large London companies have shareholders in Germany and announce their results there too; Brackwell always does. */
function announcesInGermany({ market }: Universe, { plan }: EquityCompany): boolean {
  const { marketCode } = plan.listing
  if (marketCode === 'LSE:BW.') return true
  return plan.sizeGbp > 2e12 && market.random(marketCode, 'announced in Germany').chance(0.2)
}

function moveOn({ market }: Universe, { bars }: EquityCompany, day: EpochDay): number {
  const i = market.days.indexUpTo(day) - bars.first
  return i > 0 && i < bars.close.length ? (bars.close[i] ?? 1) / (bars.close[i - 1] ?? 1) - 1 : 0
}

/** The largest moves of each year, at most five. */
function* moveStories(
  { market }: Universe,
  { plan, bars }: EquityCompany,
  from: EpochDay,
  random: Random,
): Generator<NewsDraft> {
  const first = Math.max(1, market.days.indexFrom(from) - bars.first)
  const moves: { i: number; move: number }[] = []
  for (let i = first; i < bars.close.length; i++)
    moves.push({ i, move: (bars.close[i] ?? 1) / (bars.close[i - 1] ?? 1) - 1 })
  const wanted = Math.round(((market.until - from) / 365) * (plan.sizeGbp > 5e10 ? 5 : 3))
  const largest = moves.toSorted((a, b) => Math.abs(b.move) - Math.abs(a.move) || a.i - b.i).slice(0, wanted)
  for (const { i, move } of largest) {
    const day = market.days.days[bars.first + i] ?? market.until
    const reason =
      move > 0
        ? random.pick([
            'after a broker raised its price target',
            'on reports of strong demand',
            'on improved sentiment',
          ])
        : random.pick(['after a broker cut its price target', 'on concerns about costs', 'on weaker sentiment'])
    yield {
      day,
      at: afterClose(plan.listing.exchange, day, random),
      kind: 'STORY',
      source: 'ALLIANCE',
      title: `${plan.shortName} shares ${move > 0 ? 'jump' : 'slide'} ${(Math.abs(move) * 100).toFixed(1)}%`,
      html: [
        paragraphs(
          `Shares in ${plan.name} ${moveText(move)} at ${priceText(bars.close[i] ?? 0, plan.listing)} on ${formatDate(isoOf(day))}, ${reason}.`,
          `The previous close was ${priceText(bars.close[i - 1] ?? 0, plan.listing)}.`,
        ),
        fictionNote,
      ].join('\n'),
    }
  }
}

// Where companies sell by contract; elsewhere they open sites.
const contractIndustries = new Set([
  'Technology',
  'Telecommunications',
  'Health Care',
  'Industrials',
  'Energy',
  'Basic Materials',
])

function contractStory({ plan, statements }: EquityCompany, day: EpochDay, random: Random): NewsDraft {
  const latest = statements.findLast(s => s.period === 'ANNUAL')
  const revenue = Math.max(0, latest ? topLine(latest.income).amount : 0)
  const size = Math.round((revenue * random.uniform(0.004, 0.03)) / 1e7) * 1e7
  const worth = size > 0 ? ` worth about ${formatMoneyShort(money(size, plan.currency))}` : ''
  const customer = random.pick([
    'a public body',
    `${placeName(random)} Council`,
    `${placeName(random)} Group`,
    'a long-standing customer',
  ])
  const years = random.integer(2, 5)
  const sites = random.integer(2, 14)
  const [title, text] = contractIndustries.has(plan.sector.industry)
    ? [
        `${plan.shortName} wins contract${worth}`,
        `${plan.name} said it has been awarded a contract${worth} by ${customer}, to run for ${years} years.`,
      ]
    : [
        `${plan.shortName} to open ${sites} sites`,
        `${plan.name} said it will open ${sites} sites over ${years} years${worth.replace(' worth', ', at a cost of')}.`,
      ]
  return {
    day,
    at: londonTime(day, random.integer(7, 11), random.integer(5, 55), random.integer(0, 59)),
    kind: 'CONTRACT',
    source: 'ALLIANCE',
    title,
    html: [paragraphs(text, `The company ${plan.sector.business}.`), fictionNote].join('\n'),
  }
}
