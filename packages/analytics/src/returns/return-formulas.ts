/** Formulas of returns in words. A value is that of a holding with its income reinvested. */
export const returnFormulas = {
  total: 'Value at the end ÷ value at the start − 1',
  annualised: '(Value at the end ÷ value at the start) to the power of (1 ÷ years) − 1',
  growth: 'Amount invested × value at the end ÷ value at the start',
  difference: 'Own return − index return',
  drawdown: 'Value at the low ÷ value at the peak − 1',
  recovery: 'Days from the low to the day on which the peak was regained',
  rolling: 'Sum of the annualised returns of every three-year period between month ends ÷ periods',
  sectorAverage: 'The mean of the returns of all members of the sector with prices at both ends of the period',
} as const
