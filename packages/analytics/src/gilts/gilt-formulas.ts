/** The formulas of a gilt's figures in words, for prices per £100 nominal; a coupon is paid twice a year. */
export const giltFormulas = {
  accrued: 'Coupon ÷ 2 × days accrued ÷ days in the coupon period',
  accruedLinked: 'Coupon ÷ 2 × days accrued ÷ days in the coupon period × index ratio',
  dirty: 'Clean price + accrued interest',
  dirtyLinked: 'Clean price × index ratio + accrued interest',
  redemptionYield:
    'The annual rate, compounded twice a year, at which the remaining coupons and the redemption payment are worth the dirty price on settlement',
  realYield:
    'The annual rate, compounded twice a year, at which the remaining coupons and the redemption payment, before indexation, are worth the clean price plus accrued interest',
  runningYield: 'Coupon ÷ clean price',
  afterTaxYield: 'The redemption yield with each coupon reduced by income tax',
  grossSavingsRate: 'After-tax yield ÷ (1 − income tax rate)',
  couponPayment: 'Coupon ÷ 2',
  couponPaymentLinked: 'Coupon ÷ 2 × index ratio',
  macaulayDuration: 'The years to each payment, averaged with the present values of the payments as weights',
  modifiedDuration: 'Macaulay duration ÷ (1 + yield ÷ 2)',
  yearsToRun: 'Days to redemption ÷ 365.25',
  breakEven: '(1 + conventional yield) ÷ (1 + real yield) − 1',
} as const
