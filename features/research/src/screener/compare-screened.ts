import { defaultChartChoices, maxCompared, screenerPath, writeChartChoices } from '@bellwether/contract'
import { pagePath, parseMarketCode } from '@bellwether/domain'

/** The chart of the first ticked security with the others beside it; without any, the screener. What is no code is left out. */
export function comparePath(given: readonly string[]): string {
  const codes = [...new Set(given.map(text => parseMarketCode(text)).filter(code => code !== null))]
  const [first, ...others] = codes.slice(0, maxCompared)
  if (!first) return screenerPath
  const choices = { ...defaultChartChoices, compare: others }
  return `${pagePath('charts-and-performance', first)}${writeChartChoices(choices)}#chart`
}
