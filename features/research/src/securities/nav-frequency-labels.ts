import type { facts } from '@bellwether/db'

export const navFrequencyLabels: Readonly<Record<facts.TrustFacts['navFrequency'], string>> = {
  DAILY: 'Daily',
  WEEKLY: 'Weekly',
  MONTHLY: 'Monthly',
  QUARTERLY: 'Quarterly',
}
