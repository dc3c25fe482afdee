declare const brand: unique symbol

/** A string or number that must not be mixed with others of its kind. The mark exists only in the type system. */
export type Brand<T, B extends string> = T & { readonly [brand]: B }

/** Canonical market code, `LSE:HVL`. Made only by `parseMarketCode`. */
export type MarketCode = Brand<string, 'MarketCode'>
export type Isin = Brand<string, 'Isin'>
export type Sedol = Brand<string, 'Sedol'>
export type Tidm = Brand<string, 'Tidm'>
export type Lei = Brand<string, 'Lei'>
/** A calendar day, `YYYY-MM-DD`, that exists. */
export type IsoDate = Brand<string, 'IsoDate'>
