/** Days as text, 2026-11-13, counted with the JavaScript Date in UTC. */

const msPerDay = 86_400_000

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * msPerDay).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / msPerDay)
}

/** The same day so many months away, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + count, 1))
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(ofMonth, length))
  return first.toISOString().slice(0, 10)
}

/** The last day of the last month that is over on `day`. */
export function lastMonthEnd(day: string): string {
  return addDays(`${addDays(day, 1).slice(0, 7)}-01`, -1)
}

/** The last day of the month so many months before a month end. */
export function monthEndBefore(monthEnd: string, months: number): string {
  return addDays(addMonths(addDays(monthEnd, 1), -months), -1)
}

/** Bank holidays of England and Wales as published by the government: of the years of the market, and of the published examples. */
const bankHolidays = new Set(
  Object.entries({
    1999: '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28 12-31',
    2015: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
    2016: '01-01 03-25 03-28 05-02 05-30 08-29 12-26 12-27',
    2017: '01-02 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
    2018: '01-01 03-30 04-02 05-07 05-28 08-27 12-25 12-26',
    2019: '01-01 04-19 04-22 05-06 05-27 08-26 12-25 12-26',
    2020: '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28',
    2021: '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28',
    2022: '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27',
    2023: '01-02 04-07 04-10 05-01 05-08 05-29 08-28 12-25 12-26',
    2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
    2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
    2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
    2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
    2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  }).flatMap(([year, days]) => days.split(' ').map(day => `${year}-${day}`)),
)

/** The last year whose bank holidays are known. */
export const lastHolidayYear = 2028

export function addBusinessDays(day: string, count: number): string {
  const step = Math.sign(count)
  let current = day
  for (let left = Math.abs(count); left > 0; ) {
    current = addDays(current, step)
    const weekday = new Date(current).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !bankHolidays.has(current)) left -= 1
  }
  return current
}
