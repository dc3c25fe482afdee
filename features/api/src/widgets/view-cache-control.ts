/** Prices are delayed anyway, so a minute old is recent enough. */
export const viewCacheControl = 'public, max-age=60'
