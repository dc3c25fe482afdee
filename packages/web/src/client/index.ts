export { fetchJson } from './fetch-json.ts'
export { layOutLater } from './lay-out-later.ts'
export { liveForms } from './live-forms.ts'
export { swapRegion } from './swap-region.ts'
