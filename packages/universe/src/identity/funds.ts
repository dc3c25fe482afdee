import { addMonthsTo, tradingDayFrom } from '../calendar.ts'
import { getMandate, type Mandate, mandates } from '../portfolio/mandates.ts'
import { objectiveOf } from '../portfolio/objective.ts'
import type { Random } from '../rng.ts'
import { bounded } from './bounded.ts'
import { websiteOf } from './company-names.ts'
import type { PlanContext } from './context.ts'
import { fixedFund } from './fixed-securities.ts'
import { fundHouse } from './fund-houses.ts'
import type { FundPlan } from './plan.ts'

const fundMandates = mandates.filter(m => m.iaSector !== null)

interface Domicile {
  readonly country: string
  readonly name: string
  readonly weight: number
}

const home: Domicile = { country: 'GB', name: 'United Kingdom', weight: 6 }

/** Where the funds of the world are at home, by how many are sold. */
const domiciles: readonly Domicile[] = [
  home,
  { country: 'LU', name: 'Luxembourg', weight: 40 },
  { country: 'IE', name: 'Ireland', weight: 26 },
  { country: 'FR', name: 'France', weight: 14 },
  { country: 'DE', name: 'Germany', weight: 9 },
  { country: 'SE', name: 'Sweden', weight: 5 },
]

interface Family {
  readonly key: string
  readonly name: string
  readonly country: string
  readonly house: string
  readonly mandate: Mandate
  readonly passive: boolean
  readonly sizeGbp: number
  readonly launchedYearsAgo: number
  readonly ongoingCharge: number
}

/** Funds come as an accumulation class alone, an income class alone, or both. */
export function* planFunds(context: PlanContext, count: number): Generator<FundPlan> {
  let made = 0
  for (let i = 0; made < count; i++) {
    const random = context.random('plan', i === 0 ? `FUND:${fixedFund.sedol}` : `fund family ${i}`)
    const family = i === 0 ? fixedFamily() : drawFamily(context, random, { key: `family ${i}`, count, domicile: home })
    const classes = planClasses(context, random, family, { fixed: i === 0, most: count - made })
    yield* classes
    made += classes.length
  }
}

export function* planTailFunds(context: PlanContext, count: number): Generator<FundPlan> {
  let made = 0
  for (let i = 0; made < count; i++) {
    const random = context.random('plan', `tail fund family ${i}`)
    const domicile = random.weighted(domiciles, ({ weight }) => weight)
    const family = drawFamily(context, random, { key: `tail family ${i}`, count, domicile })
    const classes = planClasses(context, random, family, { fixed: false, most: count - made })
    yield* classes
    made += classes.length
  }
}

function planClasses(
  context: PlanContext,
  random: Random,
  family: Family,
  { fixed, most }: { readonly fixed: boolean; readonly most: number },
): readonly FundPlan[] {
  const both = fixed || random.chance(0.5)
  if (both && most >= 2) {
    const [acc, inc] = [identifiersOf(context, random, family, fixed), identifiersOf(context, random, family, false)]
    return [
      planClass(context, random, family, 'ACC', acc, inc.isin),
      planClass(context, random, family, 'INC', inc, acc.isin),
    ]
  }
  const incomeClass = !fixed && family.mandate.yield > 0.03 && random.chance(0.6) ? 'INC' : 'ACC'
  return [planClass(context, random, family, incomeClass, identifiersOf(context, random, family, fixed), null)]
}

function identifiersOf({ identifiers }: PlanContext, random: Random, { country }: Family, fixed: boolean) {
  const drawn = identifiers.sedol(random)
  const sedol = fixed ? (fixedFund.sedol as typeof drawn) : drawn
  const isin = country === 'GB' ? identifiers.isinFromSedol(country, sedol) : identifiers.foreignIsin(random, country)
  return { sedol, isin }
}

function fixedFamily(): Family {
  return {
    key: 'Kestrel Global Equity',
    name: fixedFund.familyName,
    country: home.country,
    house: fixedFund.house,
    mandate: getMandate(fixedFund.mandate),
    passive: false,
    sizeGbp: fixedFund.sizeGbp,
    launchedYearsAgo: 21,
    ongoingCharge: 0.0086,
  }
}

interface FamilyOptions {
  readonly key: string
  /** Of all funds. */
  readonly count: number
  readonly domicile: Domicile
}

function drawFamily(context: PlanContext, random: Random, { key, count, domicile }: FamilyOptions): Family {
  const mandate = mandateIn(
    domicile,
    random.weighted(fundMandates, m => m.weight),
  )
  const passive = mandate.passive && random.chance(0.28)
  const house = fundHouse(random, count > 1500)
  const name = context.uniqueName(attempt => {
    const series =
      attempt === 0
        ? ''
        : ` ${['Core', 'Select', 'Focus', 'Opportunities', 'Growth', 'Horizon'][attempt - 1] ?? `Series ${attempt}`}`
    return `${house} ${mandate.name}${series} ${passive ? 'Index Fund' : 'Fund'}`
  })
  return {
    key,
    name,
    country: domicile.country,
    house,
    mandate,
    passive,
    sizeGbp: Math.round(bounded(320e6 * Math.exp(1.15 * random.normal()), 6e6, 22e9) / 1e4) * 1e6,
    launchedYearsAgo: random.chance(0.2) ? random.uniform(0.7, 9) : random.uniform(10.5, 34),
    ongoingCharge:
      Math.round(
        10_000 *
          (passive
            ? random.uniform(0.0006, 0.002)
            : mandate.mix.BOND > 0.8 || mandate.mix.CASH > 0.5
              ? random.uniform(0.0012, 0.006)
              : random.uniform(0.0065, 0.0105)),
      ) / 10_000,
  }
}

/** A sector abroad is that of one country. */
function mandateIn(domicile: Domicile, mandate: Mandate): Mandate {
  return domicile === home ? mandate : { ...mandate, iaSector: `${mandate.category}, ${domicile.name}` }
}

function planClass(
  context: PlanContext,
  random: Random,
  family: Family,
  incomeClass: 'ACC' | 'INC',
  { sedol, isin }: { sedol: string; isin: string },
  sisterIsin: string | null,
): FundPlan {
  const fixed = sedol === fixedFund.sedol
  const pence = fixed
    ? fixedFund.price / 100
    : bounded(180 * Math.exp(0.55 * random.normal()), 45, 2600) * (incomeClass === 'ACC' ? 1.25 : 1)
  const name = `${family.name} ${incomeClass === 'ACC' ? 'Acc' : 'Inc'}`
  const share = sisterIsin === null ? 0.82 : incomeClass === 'ACC' ? 0.58 : 0.24
  const listedOn = tradingDayFrom(context.until - Math.round(family.launchedYearsAgo * 365.25))
  return {
    id: context.nextSecurityId(),
    type: 'FUND',
    name,
    shortName: name.replace(' Fund', ''),
    isin,
    sedol,
    lei: context.identifiers.lei(random),
    cfi: 'CIOGES',
    country: family.country,
    currency: 'GBP',
    category: family.mandate.category,
    complex: false,
    listedOn,
    description: objectiveOf(family.mandate, family.passive),
    website: websiteOf(`${family.house} Funds`),
    formerNames: fixed
      ? [{ name: 'Kestrel International Growth Fund Acc', until: addMonthsTo(context.until, -68) }]
      : [],
    listing: {
      id: context.nextListingId(),
      marketCode: `FUND:${sedol}`,
      exchange: 'FUND',
      mic: null,
      ticker: sedol,
      segment: null,
      unit: 'GBX',
      scale: 2,
      streamable: false,
      normalMarketSize: null,
    },
    otherListings: [],
    finalPrice: Math.round(pence * 100),
    sizeGbp: Math.round((family.sizeGbp * share) / 1e6) * 1e6,
    suspendedOn: null,
    statusReason: null,
    mandate: family.mandate,
    house: family.house,
    family: family.key,
    incomeClass,
    sisterIsin,
    passive: family.passive,
    ongoingCharge: family.ongoingCharge,
    fundSizeGbp: family.sizeGbp,
  }
}
