// Written by scripts/write-element-types.ts from the descriptions of the widgets: change those.

/** Settings of `quote-header`: Name, identifiers and last price of a security with the day’s change; prices can be live. */
export interface QuoteHeaderSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Whether prices are streamed; needs a token with the scope prices:stream. Default: false. */
  readonly live?: boolean
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-quote-header>`: Name, identifiers and last price of a security with the day’s change; prices can be live. */
export interface QuoteHeaderAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Whether prices are streamed; needs a token with the scope prices:stream. Default: false. */
  readonly live?: boolean | '' | 'true' | 'false' | undefined
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Another look of the widget. */
  readonly blueprint?: 'standard' | 'compact' | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `price-chart`: An interactive price chart for mouse, touch and keyboard, with dividends and results marked. */
export interface PriceChartSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Initial period. Default: 1Y. */
  readonly range?: '1D' | '5D' | '1M' | '3M' | '6M' | 'YTD' | '1Y' | '3Y' | '5Y' | '10Y' | 'MAX'
  /** Chart type. Default: area. */
  readonly type?: 'line' | 'area' | 'candles' | 'bars'
  /** Scale of the price axis. Default: linear. */
  readonly scale?: 'linear' | 'log' | 'percent' | 'indexed'
  /** Price only, or total return with income reinvested. Default: price. */
  readonly basis?: 'price' | 'total-return'
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-price-chart>`: An interactive price chart for mouse, touch and keyboard, with dividends and results marked. */
export interface PriceChartAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Initial period. Default: 1Y. */
  readonly range?: '1D' | '5D' | '1M' | '3M' | '6M' | 'YTD' | '1Y' | '3Y' | '5Y' | '10Y' | 'MAX' | undefined
  /** Chart type. Default: area. */
  readonly type?: 'line' | 'area' | 'candles' | 'bars' | undefined
  /** Scale of the price axis. Default: linear. */
  readonly scale?: 'linear' | 'log' | 'percent' | 'indexed' | undefined
  /** Price only, or total return with income reinvested. Default: price. */
  readonly basis?: 'price' | 'total-return' | undefined
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `sparkline`: A security on one line: last price, day’s change and intraday sparkline. */
export interface SparklineSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-sparkline>`: A security on one line: last price, day’s change and intraday sparkline. */
export interface SparklineAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `watchlist`: Securities of your choice with price, change and intraday sparkline; prices can be live. */
export interface WatchlistSettings {
  /** The securities, in this order. */
  readonly marketCodes: readonly string[]
  /** Whether prices are streamed; needs a token with the scope prices:stream. Default: false. */
  readonly live?: boolean
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-watchlist>`: Securities of your choice with price, change and intraday sparkline; prices can be live. */
export interface WatchlistAttributes {
  /** The securities, in this order. */
  readonly 'market-codes': string
  /** Whether prices are streamed; needs a token with the scope prices:stream. Default: false. */
  readonly live?: boolean | '' | 'true' | 'false' | undefined
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `security-search`: Finds a security by name, EPIC, ISIN or SEDOL as you type. */
export interface SecuritySearchSettings {
  /** Where a selection leads; none for no navigation. By default our page of the security. */
  readonly link?: string
  /** Placeholder of the empty box. Default: Name, EPIC, ISIN or SEDOL. */
  readonly placeholder?: string
  /** Maximum number of suggestions. Default: 10. */
  readonly limit?: number
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-security-search>`: Finds a security by name, EPIC, ISIN or SEDOL as you type. */
export interface SecuritySearchAttributes {
  /** Where a selection leads; none for no navigation. By default our page of the security. */
  readonly link?: string | undefined
  /** Placeholder of the empty box. Default: Name, EPIC, ISIN or SEDOL. */
  readonly placeholder?: string | undefined
  /** Maximum number of suggestions. Default: 10. */
  readonly limit?: number | string | undefined
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `key-figures`: The most important figures for the type of security, each with a definition. */
export interface KeyFiguresSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-key-figures>`: The most important figures for the type of security, each with a definition. */
export interface KeyFiguresAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `performance-table`: Cumulative total return and the last five complete 12-month periods, compared with an index. */
export interface PerformanceTableSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-performance-table>`: Cumulative total return and the last five complete 12-month periods, compared with an index. */
export interface PerformanceTableAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `cost-calculator`: The cost of buying, holding and selling a security in pounds and per cent, calculated as you type. */
export interface CostCalculatorSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Initial investment in pounds. Default: 10000. */
  readonly amount?: number
  /** Monthly investment in pounds. Default: 0. */
  readonly monthly?: number
  /** Term in years. Default: 5. */
  readonly years?: number
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-cost-calculator>`: The cost of buying, holding and selling a security in pounds and per cent, calculated as you type. */
export interface CostCalculatorAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Initial investment in pounds. Default: 10000. */
  readonly amount?: number | string | undefined
  /** Monthly investment in pounds. Default: 0. */
  readonly monthly?: number | string | undefined
  /** Term in years. Default: 5. */
  readonly years?: number | string | undefined
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Another look of the widget. */
  readonly blueprint?: 'standard' | 'compact' | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `dividends`: The next dividend with its dates, and the dividends of the latest financial years with totals. */
export interface DividendsSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Maximum number of financial years. Default: 2. */
  readonly limit?: number
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-dividends>`: The next dividend with its dates, and the dividends of the latest financial years with totals. */
export interface DividendsAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Maximum number of financial years. Default: 2. */
  readonly limit?: number | string | undefined
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `top-holdings`: The largest holdings of a fund, trust or ETF with their weights and total weight. */
export interface TopHoldingsSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Maximum number of rows. Default: 10. */
  readonly limit?: number
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-top-holdings>`: The largest holdings of a fund, trust or ETF with their weights and total weight. */
export interface TopHoldingsAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Maximum number of rows. Default: 10. */
  readonly limit?: number | string | undefined
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `asset-allocation`: Asset allocation of a fund, trust or ETF: long, short and net, compared with its category. */
export interface AssetAllocationSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-asset-allocation>`: Asset allocation of a fund, trust or ETF: long, short and net, compared with its category. */
export interface AssetAllocationAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `valuation-growth`: Valuation and growth rates of the companies held, compared with the category. */
export interface ValuationGrowthSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-valuation-growth>`: Valuation and growth rates of the companies held, compared with the category. */
export interface ValuationGrowthAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Another look of the widget. */
  readonly blueprint?: 'standard' | 'compact' | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `news-list`: The latest announcements of a company or trust, with source and date. */
export interface NewsListSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Maximum number of rows. Default: 5. */
  readonly limit?: number
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-news-list>`: The latest announcements of a company or trust, with source and date. */
export interface NewsListAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Maximum number of rows. Default: 5. */
  readonly limit?: number | string | undefined
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Another look of the widget. */
  readonly blueprint?: 'standard' | 'compact' | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `director-deals`: Purchases and sales by directors: date, price and resulting holding. */
export interface DirectorDealsSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Maximum number of rows. Default: 5. */
  readonly limit?: number
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-director-deals>`: Purchases and sales by directors: date, price and resulting holding. */
export interface DirectorDealsAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Maximum number of rows. Default: 5. */
  readonly limit?: number | string | undefined
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `documents`: Key document, factsheet and reports of a fund, trust or ETF, with format, language and date. */
export interface DocumentsSettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Maximum number of rows. Default: 5. */
  readonly limit?: number
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-documents>`: Key document, factsheet and reports of a fund, trust or ETF, with format, language and date. */
export interface DocumentsAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Maximum number of rows. Default: 5. */
  readonly limit?: number | string | undefined
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** Settings of `eligibility`: The accounts a security can be held in, and why not in the others. */
export interface EligibilitySettings {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly marketCode: string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string
}

/** Attributes of `<bw-eligibility>`: The accounts a security can be held in, and why not in the others. */
export interface EligibilityAttributes {
  /** The security: exchange and ticker, or FUND and SEDOL. */
  readonly 'market-code': string
  /** Replaces the widget's own heading; an empty string removes it. */
  readonly heading?: string | undefined
  /** Language, such as de-DE; by default that of the configuration, or of the page. */
  readonly locale?: string | undefined
  /** Root of the API, with a slash at its end; default that of the script which defines the tag. */
  readonly api?: string | undefined
}

/** What `settings` may contain, by component type. */
export interface SettingsByType {
  readonly 'quote-header': QuoteHeaderSettings
  readonly 'price-chart': PriceChartSettings
  readonly sparkline: SparklineSettings
  readonly watchlist: WatchlistSettings
  readonly 'security-search': SecuritySearchSettings
  readonly 'key-figures': KeyFiguresSettings
  readonly 'performance-table': PerformanceTableSettings
  readonly 'cost-calculator': CostCalculatorSettings
  readonly dividends: DividendsSettings
  readonly 'top-holdings': TopHoldingsSettings
  readonly 'asset-allocation': AssetAllocationSettings
  readonly 'valuation-growth': ValuationGrowthSettings
  readonly 'news-list': NewsListSettings
  readonly 'director-deals': DirectorDealsSettings
  readonly documents: DocumentsSettings
  readonly eligibility: EligibilitySettings
}

export type WidgetType = keyof SettingsByType

/** Attributes by tag. */
export interface AttributesByTag {
  readonly 'bw-quote-header': QuoteHeaderAttributes
  readonly 'bw-price-chart': PriceChartAttributes
  readonly 'bw-sparkline': SparklineAttributes
  readonly 'bw-watchlist': WatchlistAttributes
  readonly 'bw-security-search': SecuritySearchAttributes
  readonly 'bw-key-figures': KeyFiguresAttributes
  readonly 'bw-performance-table': PerformanceTableAttributes
  readonly 'bw-cost-calculator': CostCalculatorAttributes
  readonly 'bw-dividends': DividendsAttributes
  readonly 'bw-top-holdings': TopHoldingsAttributes
  readonly 'bw-asset-allocation': AssetAllocationAttributes
  readonly 'bw-valuation-growth': ValuationGrowthAttributes
  readonly 'bw-news-list': NewsListAttributes
  readonly 'bw-director-deals': DirectorDealsAttributes
  readonly 'bw-documents': DocumentsAttributes
  readonly 'bw-eligibility': EligibilityAttributes
}
