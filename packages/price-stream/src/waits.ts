// In ms. The first two are RP-STREAM-16 and RP-STREAM-25; the others are our choice.
export const offAfterFailure = 1_000
export const reconnecting = 10_000
export const slowStart = 10_000
export const abandonedAfter = 10_000
export const attempt = 3_000
export const settled = 30_000
export const hidden = 60_000
export const firstRetry = 500
export const maxRetry = 4_000
