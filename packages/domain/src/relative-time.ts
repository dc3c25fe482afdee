const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `5 minutes ago`, up to a week; null for what is older, where the date says more, and for the future. */
export function relativeTime(dateTime: string, now: string): string | null {
  const age = Date.parse(now) - Date.parse(dateTime)
  if (!(age >= 0 && age < 7 * day)) return null
  if (age < minute) return 'just now'
  if (age < hour) return ago(Math.floor(age / minute), 'minute')
  if (age < day) return ago(Math.floor(age / hour), 'hour')
  return ago(Math.floor(age / day), 'day')
}

/** For how many milliseconds from now on `relativeTime` says the same. */
export function relativeTimeLasts(dateTime: string, now: string): number {
  const age = Date.parse(now) - Date.parse(dateTime)
  if (age < 0) return -age
  if (age >= 7 * day) return Number.POSITIVE_INFINITY
  const unit = age < hour ? minute : age < day ? hour : day
  return unit - (age % unit)
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
