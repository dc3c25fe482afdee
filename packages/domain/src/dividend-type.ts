/** Labels of the types of dividend, in the order in which they come in a year. */
export const dividendTypeLabels = {
  INTERIM: 'Interim',
  SECOND_INTERIM: 'Second interim',
  THIRD_INTERIM: 'Third interim',
  FOURTH_INTERIM: 'Fourth interim',
  FINAL: 'Final',
  SPECIAL: 'Special',
  PID: 'Property income (PID)',
  RETURN_OF_CAPITAL: 'Return of capital',
  DISTRIBUTION: 'Distribution',
  COUPON: 'Coupon',
} as const
