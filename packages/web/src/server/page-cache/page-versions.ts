import { toIsoDate, zonedDate } from '@bellwether/domain'

/** What decides whether a page that was made before is still right. */
export interface PageVersions {
  /** Of the data of one security; null: of the whole market. Grows with each change. */
  of(securityId: number | null): number
  /** Changes when the date does. */
  readonly day: string
  onChange(listener: () => void): void
}

export interface PageVersionsOptions {
  readonly data: Pick<PageVersions, 'of' | 'onChange'>
  readonly now?: () => Date
  readonly everyMs?: number
}

/** The data's versions and the date together. Pages name days of London; days of data are those of UTC. */
export function createPageVersions({
  data,
  now = () => new Date(),
  everyMs = 1_000,
}: PageVersionsOptions): PageVersions & { close(): void } {
  const read = () => `${zonedDate(now(), 'Europe/London')} ${toIsoDate(now())}`
  const listeners: (() => void)[] = []
  let day = read()
  const timer = setInterval(() => {
    const current = read()
    if (current === day) return
    day = current
    for (const listener of listeners) listener()
  }, everyMs).unref()
  return {
    of: securityId => data.of(securityId),
    get day() {
      return day
    },
    onChange(listener) {
      data.onChange(listener)
      listeners.push(listener)
    },
    close: () => clearInterval(timer),
  }
}

/** Of a site whose data do not change. */
export const fixedVersions: PageVersions = { of: () => 0, day: '', onChange: () => {} }
