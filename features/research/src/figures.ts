/** What an importer does with new data before pages may show it. */
export { type RefreshOptions, refreshFigures } from './sector-figures/refresh-figures.ts'
