export { companyfactsFile } from './companyfacts-file.ts'
export { readAll, textFile } from './text-file.ts'
