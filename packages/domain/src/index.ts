export {
  type Absence,
  type Absent,
  absent,
  fromNullable,
  isPresent,
  type Maybe,
  mapPresent,
  type Present,
  present,
} from './absence.ts'
export { type Allowance, type AllowanceKey, allowances, findAllowance } from './allowances/allowance.ts'
export { type DividendTaxYear, dividendTax2026, type TaxBand } from './allowances/dividend-tax-rates.ts'
export { wrapperChanges } from './allowances/wrapper-changes.ts'
export {
  accessAge,
  type OverAllowance,
  overAllowance,
  type WrapperRules,
  wrapperRules,
} from './allowances/wrapper-rules.ts'
export { withArticle } from './article.ts'
export { benchmarkPhrase } from './benchmark-phrase.ts'
export type { Brand, Isin, IsoDate, Lei, MarketCode, Sedol, Tidm } from './brand.ts'
export { addBusinessDays, bankHolidays, businessDayOnOrAfter, easterSunday, isBusinessDay } from './business-day.ts'
export { securityTypeFromCfi } from './cfi.ts'
export {
  type ChargeBand,
  type ChargeCode,
  type ChargeRule,
  type ChargeRuleOf,
  type ChargeScope,
  type ChargeTerms,
  chargeCodes,
  findChargeRule,
  getChargeRule,
  type PerDealTerms,
} from './costs/charge-rule.ts'
export {
  type CostGroup,
  type CostItem,
  costGroupLabels,
  costGroups,
  costItemLabels,
  costItems,
  type ProductCostItem,
  runningCostItems,
} from './costs/cost-item.ts'
export { type CostPlan, type CostSubject, costLimits, type ProductCosts } from './costs/cost-plan.ts'
export type {
  CostFigures,
  CostGroupRows,
  CostResult,
  CostRow,
  CostTable,
  CostYear,
  TooSmall,
} from './costs/cost-result.ts'
export type {
  Order,
  OrderCharge,
  OrderChargeCode,
  OrderExemption,
  OrderInstrument,
  PricedOrder,
} from './costs/order.ts'
export { type DataKind, dataKinds, type SourcesByKind } from './data-kind.ts'
export { considerationOf, type DealTerms, quantityFor } from './dealing/deal-terms.ts'
export { dealsFrom, isDealingOpen } from './dealing/dealing-hours.ts'
export { type CheckedOrder, type OrderField, type OrderProblem, orderProblems } from './dealing/order-check.ts'
export { type OrderType, orderTypes, orderTypesOf } from './dealing/order-type.ts'
export { afterPurchase, afterSale, costOf, type Position } from './dealing/position.ts'
export { formatQuantity, parseQuantity, quantityScale } from './dealing/quantity.ts'
export { isRegularDay, nextRegularDate, type RegularDay, regularDays } from './dealing/regular-date.ts'
export { isAsGood, reviewTolerance, type Side, waitingTolerance, worstPrice } from './dealing/worst-price.ts'
export { type Direction, direction, directionGlyphs, directionLabels, percentDirection } from './direction.ts'
export { dividendTypeLabels } from './dividend-type.ts'
export { dividendYearStart } from './dividend-year.ts'
export { type DocumentGroupCode, documentGroupId, documentGroups } from './document-groups.ts'
export {
  holdableIn,
  notConfirmedReason,
  notTradableReason,
  type Wrapper,
  type WrapperFacts,
  type WrapperVerdict,
  wrapperFacts,
  wrappers,
} from './eligibility.ts'
export {
  DivisionByZeroError,
  DomainError,
  InexactError,
  InvalidDateError,
  InvalidIdentifierError,
  InvalidMarketCodeError,
  InvalidNumberError,
  InvalidServiceFlagError,
  NoChargeRuleError,
  OutOfRangeError,
  UnitMismatchError,
  UnknownUnitError,
  UnknownWatchlistError,
  WatchlistLimitError,
  WatchlistNameError,
} from './errors.ts'
export { escapeHtml } from './escape-html.ts'
export { type Exchange, exchanges, findExchange } from './exchange.ts'
export {
  areComparableReports,
  type BesidePrice,
  currentPriceDays,
  isCurrentPrice,
  isPriceAtEnd,
  rateDays,
  reachOfPrice,
  whyNotBesidePrice,
} from './figure-dates.ts'
export { fillAddress } from './fill-address.ts'
export { formatBytes } from './format-bytes.ts'
export {
  formatDate,
  formatDateNumeric,
  formatDateTime,
  formatTime,
  parseDateNumeric,
} from './format-date.ts'
export { currencySign, formatMoney, formatMoneyShort, formatPrice } from './format-money.ts'
export {
  formatChange,
  formatCount,
  formatCoupon,
  formatNumber,
  formatPercent,
  formatPriceNumber,
  formatRatio,
  minusSign,
  type PercentOptions,
  priceDecimals,
  roundedSize,
} from './format-number.ts'
export { formatRate, type SterlingRate } from './format-rate.ts'
export { type GuestPromoFacts, hasLivePrices, showsGuestPromo } from './guest-promo.ts'
export { findIcbCode } from './icb-code.ts'
export { type Identified, identify } from './identify.ts'
export { type FigaroData, type Instrument, productKey, type Tradable } from './instrument.ts'
export { isIsin, isinCheckDigit, looksLikeIsin, parseIsin, toIsin } from './isin.ts'
export {
  addDays,
  addMonths,
  type DateParts,
  dateParts,
  daysBetween,
  daysInMonth,
  formatIsoDate,
  fromEpochDay,
  getIsoDate,
  isIsoDate,
  parseIsoDate,
  toEpochDay,
  toIsoDate,
  weekdayOf,
} from './iso-date.ts'
export { isKeyDocumentMissing, keyDocumentAbsence, keyDocumentMissingReason } from './key-document.ts'
export { showsKiid } from './kiid.ts'
export { isLei, leiCheckDigits, parseLei, toLei } from './lei.ts'
export { loginMark } from './login-mark.ts'
export { getMarketCode, isCanonical, parseMarketCode, researchPath, splitMarketCode } from './market-code.ts'
export { type Audience, type HeldPrices, heldPrices } from './market-data/held-prices.ts'
export {
  type MarketDataTerms,
  openTerms,
  type PriceAccess,
  type SeenPrices,
  seenPrices,
  shownDelayMinutes,
  type VenueTerms,
} from './market-data/price-access.ts'
export {
  addMoney,
  compareMoney,
  type Money,
  money,
  multiplyMoney,
  negateMoney,
  parseMoney,
  subtractMoney,
  sumMoney,
  toMajorNumber,
} from './money.ts'
export { monthName, shortMonthName } from './month-name.ts'
export { findNearest } from './nearest.ts'
export {
  categorisedTags,
  findNewsCategory,
  isInNewsCategory,
  type NewsCategory,
  newsCategories,
} from './news-category.ts'
export {
  type DateRange,
  defaultNewsRange,
  findNewsTab,
  type NewsTab,
  newsPageSize,
  newsTabOf,
  newsTabs,
} from './news-tabs.ts'
export { loginPath, parseNextPath } from './next-path.ts'
export { explainLocale, findLocale, type OfferedLocale, offeredLocales } from './offered-locales.ts'
export { ordinal } from './ordinal.ts'
export { isPageId, type PageId, type PagePath, pageIds, pagePath, parsePagePath } from './page.ts'
export {
  changeSize,
  defaultPageSize,
  type Paging,
  type PagingRequest,
  pageSizes,
  paging,
  parsePageSize,
  screenerPageSizes,
} from './paging.ts'
export { toPercentNumber } from './percent-number.ts'
export {
  addPrices,
  comparePrices,
  convertPrice,
  holdingValue,
  maxScale,
  multiplyPrice,
  negatePrice,
  type Price,
  parsePrice,
  percentChange,
  price,
  type Quantity,
  rescalePrice,
  subtractPrices,
  toPriceNumber,
} from './price.ts'
export {
  type DatedRate,
  type PriceBesideAccounts,
  type PriceInCurrency,
  priceBesideAccounts,
  priceInCurrency,
  type QuotedPrice,
  type RateOn,
} from './price-beside-accounts.ts'
export { type QuotedPrices, quotedPrices } from './quoted-prices.ts'
export { isNotMeaningful, type NotMeaningful, notMeaningful, type Ratio, valueOrNull } from './ratio.ts'
export { relativeTime, relativeTimeLasts } from './relative-time.ts'
export { divideRounded, powerOfTen, type Rounding, toSafeInteger } from './rounding.ts'
export { toScriptJson } from './script-json.ts'
export {
  isSecurityType,
  lowerPlural,
  type SecurityType,
  securityTypeLabels,
  securityTypePlurals,
  securityTypes,
} from './security-type.ts'
export { isSedol, looksLikeSedol, parseSedol, sedolCheckDigit, sedolFromIsin, toSedol } from './sedol.ts'
export { defaultServiceFlags, parseServiceFlags, type ServiceFlags } from './service-flags.ts'
export type { CalendarYear, ExchangeCalendar } from './sessions/calendars/calendar.ts'
export { exchangeCalendars } from './sessions/calendars/index.ts'
export { closeBefore, type DayChange, dayChangeOf } from './sessions/day-change.ts'
export { type DealingHours, type MarketDay, marketDay, previousMarketDay } from './sessions/market-day.ts'
export { type SessionState, sessionState } from './sessions/session-state.ts'
export { isStale, type Rhythm, staleAfterMs } from './sessions/stale-price.ts'
export {
  lastClosedSession,
  latestSession,
  nextOpening,
  nextSession,
  previousSession,
  sessionOn,
  type TradingSession,
} from './sessions/trading-session.ts'
export { shownDifference, shownNumber, shownTotal } from './shown-figures.ts'
export {
  findCurrentItem,
  pagesBesideMenu,
  pagesFor,
  type SidebarItem,
  type SidebarSubject,
  sidebarExpandedAbove,
  sidebarFor,
  sidebarStartsExpanded,
} from './sidebar.ts'
export {
  formatLineAmount,
  lineNumber,
  lineUnitLabel,
  type MoneyStep,
  moneyPowersFor,
  moneyStepFor,
} from './statement-amount.ts'
export {
  checkStatement,
  checkStatementSet,
  type StatementLines,
  type StatementProblem,
  type StatementSet,
  sumSigned,
} from './statement-check.ts'
export { type LineKind, type LineLevel, perShareScale, type SignedKey, type StatementLine } from './statement-line.ts'
export {
  type StatementKind,
  type StatementTemplate,
  type StatementTemplateName,
  statementKinds,
  statementLinks,
  statementTemplateNames,
  statementTemplates,
  statementTitles,
} from './statement-template.ts'
export { type StreamingStart, startsStreaming, streamingPreferenceKey } from './streaming-preference.ts'
export { isTidm, parseTidm } from './tidm.ts'
export { isTokenFresh, tokenMarginSeconds } from './token-freshness.ts'
export { buttonsFor, type TradeButton, tradeButtons } from './trade-buttons.ts'
export { parseTypedNumber, type TypedNumber } from './typed-number.ts'
export { findUnit, getUnit, isCurrency, otherUnitOf, parseUnit, type Unit } from './unit.ts'
export { unitName } from './unit-name.ts'
export { domicileOf, isElectiveProfessional, type Viewer } from './viewer.ts'
export { changeWatchlists, type WatchlistChange, watchlistsWith } from './watchlists/change-watchlists.ts'
export { mergeWatchlists } from './watchlists/merge-watchlists.ts'
export { parseWatchlistChange } from './watchlists/parse-change.ts'
export {
  findWatchlist,
  firstWatchlistName,
  isWatched,
  parseWatchlistName,
  parseWatchlists,
  type WatchedItem,
  type Watchlist,
  watchlistKey,
  watchlistLimits,
} from './watchlists/watchlist.ts'
export { instantAt, startOfDay, type ZonedTime, zonedDate, zonedTime } from './zone-time.ts'
