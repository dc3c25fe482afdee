import type { Brand } from '@bellwether/domain'

/** Markup from outside after everything that could run, load or reach out was taken from it. Only the sanitiser makes one. */
export type SanitisedHtml = Brand<string, 'SanitisedHtml'>
