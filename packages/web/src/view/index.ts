export { attempt, block, empty, foundIn, listed, madeOf, ready, type Shared, share } from './block-state.ts'
export { countFailures } from './count-failures.ts'
export {
  countValue,
  dateValue,
  figure,
  moneyValue,
  multipleValue,
  notApplicable,
  percentValue,
  priceValue,
  ratioValue,
  textValue,
  yesNoValue,
} from './figure.ts'
export { figureTableCsv, plainFigure } from './figure-csv.ts'
export { booleanIn, type Details, detailsIn, listIn, numberIn, textIn, textsIn } from './json-details.ts'
export { ordinal } from './ordinal.ts'
