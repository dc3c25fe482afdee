export { readAll, textFile } from './text-file.ts'
