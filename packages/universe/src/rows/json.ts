type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Figures without a column of their own. */
export type JsonObject = { readonly [key: string]: Json }
