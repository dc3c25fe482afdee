import type { ExchangeCalendar } from './calendar.ts'

export const london: ExchangeCalendar = {
  exchanges: ['LSE'],
  source:
    'London Stock Exchange, business days: https://www.londonstockexchange.com/securities-trading/trading-access/business-days',
  enteredOn: '2026-11-16',
  years: {
    2025: {
      closed: ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26'],
      early: { '12-24': '12:30', '12-31': '12:30' },
    },
    2026: {
      closed: ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28'],
      early: { '12-24': '12:30', '12-31': '12:30' },
    },
    2027: {
      closed: ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28'],
      early: { '12-24': '12:30', '12-31': '12:30' },
    },
  },
}
