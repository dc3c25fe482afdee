import type { ExchangeCalendar } from './calendar.ts'

export const xetra: ExchangeCalendar = {
  exchanges: ['XETR'],
  source:
    'Deutsche Börse, Xetra trading calendar: https://www.xetra.com/xetra-en/trading/trading-calendar-and-trading-hours',
  enteredOn: '2026-11-16',
  years: {
    2025: {
      closed: ['01-01', '04-18', '04-21', '05-01', '12-24', '12-25', '12-26', '12-31'],
      early: { '12-30': '14:00' },
    },
    2026: {
      closed: ['01-01', '04-03', '04-06', '05-01', '12-24', '12-25', '12-31'],
      early: { '12-30': '14:00' },
    },
    2027: {
      closed: ['01-01', '03-26', '03-29', '12-24', '12-31'],
      early: { '12-30': '14:00' },
    },
  },
}
