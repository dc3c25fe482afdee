export { type Csv, writeCsv } from './csv.ts'
export { type Ics, writeIcs } from './ics.ts'
