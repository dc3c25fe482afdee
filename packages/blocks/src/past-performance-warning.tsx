import { useLocale } from '@bellwether/locale'

/** For where only text fits; elsewhere the component. */
export const pastPerformanceWarning = 'Past performance is not a reliable guide to future returns.'

/** Must accompany every figure of past performance (COBS 4.5A). */
export function PastPerformanceWarning() {
  return useLocale().t(pastPerformanceWarning)
}
