export { IncomeCalculator } from '@bellwether/blocks'
