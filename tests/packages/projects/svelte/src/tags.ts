import type {} from '@bellwether/loader/elements/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'

export const chart: SvelteHTMLElements['bw-price-chart'] = { 'market-code': 'LSE:HVL', range: '5Y', class: 'chart' }
// @ts-expect-error: there is no such range
export const wrong: SvelteHTMLElements['bw-price-chart'] = { 'market-code': 'LSE:HVL', range: '6Y' }
