import type { ExchangeCalendar } from './calendar.ts'

export const unitedStates: ExchangeCalendar = {
  exchanges: ['NYSE', 'NASDAQ'],
  source: 'NYSE, holidays and trading hours: https://www.nyse.com/markets/hours-calendars; Nasdaq keeps the same',
  enteredOn: '2026-11-16',
  years: {
    2025: {
      // 9 January: a national day of mourning.
      closed: ['01-01', '01-09', '01-20', '02-17', '04-18', '05-26', '06-19', '07-04', '09-01', '11-27', '12-25'],
      early: { '07-03': '13:00', '11-28': '13:00', '12-24': '13:00' },
    },
    2026: {
      closed: ['01-01', '01-19', '02-16', '04-03', '05-25', '06-19', '07-03', '09-07', '11-26', '12-25'],
      early: { '11-27': '13:00', '12-24': '13:00' },
    },
    2027: {
      closed: ['01-01', '01-18', '02-15', '03-26', '05-31', '06-18', '07-05', '09-06', '11-25', '12-24'],
      early: { '11-26': '13:00' },
    },
  },
}
