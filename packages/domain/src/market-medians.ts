/** The names under which medians of a whole market are kept beside those of its sectors. No sector begins with an asterisk. */
export const marketMedians = { EQUITY: '* shares', CLOSED_END_FUND: '* investment trusts' } as const
