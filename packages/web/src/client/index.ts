export { fetchJson } from './fetch-json.ts'
export { layOutLater } from './lay-out-later.ts'
