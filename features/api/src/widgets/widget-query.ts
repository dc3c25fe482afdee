import { queryOf, ruleOf, settingsOf } from '@bellwether/catalogue'
import {
  chartBases,
  chartCurrencies,
  chartEventKinds,
  chartIndicators,
  chartScales,
  chartTerms,
  chartTypes,
  maxCompared,
  securityChartRanges,
  type WidgetName,
} from '@bellwether/contract'
import Type, { type TObject, type TSchema } from 'typebox'
import { maxWatched } from './requested-view.ts'

type Parameters = Readonly<Record<string, TSchema>>

/** What a person types into the form: invalid input is reported for its field, in a response with status 200. */
const formField = (description: string) => Type.Optional(Type.String({ maxLength: 64, description }))

const oneOf = (names: readonly string[], description: string) => Type.Optional(Type.Enum([...names], { description }))

const someOf = (names: readonly string[]) =>
  Type.Optional(Type.String({ maxLength: 256, description: `${names.join(', ')}; separated by commas.` }))

/** Parameters that are not settings of the widget, or that the API takes in another form than the widget does. */
const ownParameters: Partial<Record<WidgetName, Parameters>> = {
  'price-chart': {
    range: oneOf(securityChartRanges, 'Period; 1Y by default.'),
    type: oneOf(chartTypes, 'Chart type.'),
    scale: oneOf(chartScales, 'Scale of the price axis.'),
    basis: oneOf(chartBases, 'Price only, or total return with income reinvested.'),
    terms: oneOf(chartTerms, 'As quoted, or after inflation (CPI) in pounds of the last published month.'),
    currency: oneOf(chartCurrencies, 'The currency of the price, or pounds at the exchange rate of each day.'),
    from: formField('First day instead of a range, YYYY-MM-DD.'),
    to: formField('Last day instead of a range, YYYY-MM-DD.'),
    compare: Type.Optional(
      Type.String({
        maxLength: 256,
        description: `Up to ${maxCompared}, separated by commas: market codes, INDEX: with the code of an index, or SECTOR for the sector average.`,
      }),
    ),
    events: someOf(chartEventKinds),
    indicators: someOf(chartIndicators),
  },
  watchlist: {
    codes: Type.String({
      maxLength: 30 * maxWatched,
      description: `Up to ${maxWatched} market codes, separated by commas.`,
    }),
  },
  'security-search': {
    search: Type.String({ maxLength: 256, description: 'Name, EPIC, ISIN or SEDOL, or the start of one.' }),
  },
  'cost-calculator': {
    account: formField('Account: ISA, SIPP or another of those in the response.'),
    amount: formField('Initial investment in pounds.'),
    monthly: formField('Monthly investment in pounds.'),
    years: formField('Term in years.'),
    growth: formField('Growth per year before costs, in per cent.'),
    deals: formField('Deals per year besides the first, the monthly and the final one.'),
    order: formField('Order type: market or limit; valuation for a fund.'),
    end: formField('sell or keep at the end of the term.'),
  },
}

/** The query parameters of a widget's call, as its description in the catalogue names them. */
export function querySchemaOf(widget: WidgetName): TObject {
  const settings = settingsOf(widget)
  const parameters = queryOf(widget).map(name => {
    const own = ownParameters[widget]?.[name]
    const setting = settings.find(one => one.name === name)
    if (own === undefined && setting === undefined) throw new TypeError(`${widget} does not describe its ${name}`)
    return [name, own ?? (setting && Type.Optional(ruleOf(setting).schema)) ?? Type.Never()] as const
  })
  return Type.Object(Object.fromEntries(parameters))
}
