import type { ExchangeCalendar } from './calendar.ts'

export const euronext: ExchangeCalendar = {
  exchanges: ['XPAR', 'XAMS', 'XBRU'],
  source: 'Euronext, trading hours and holidays: https://www.euronext.com/en/trade/trading-hours-holidays',
  enteredOn: '2026-11-16',
  years: {
    2025: {
      closed: ['01-01', '04-18', '04-21', '05-01', '12-25', '12-26'],
      early: { '12-24': '14:00', '12-31': '14:00' },
    },
    2026: {
      closed: ['01-01', '04-03', '04-06', '05-01', '12-25'],
      early: { '12-24': '14:00', '12-31': '14:00' },
    },
    2027: {
      closed: ['01-01', '03-26', '03-29'],
      early: { '12-24': '14:00', '12-31': '14:00' },
    },
  },
}
