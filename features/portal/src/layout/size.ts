import type { FileSize } from '@bellwether/contract'
import { formatNumber } from '@bellwether/domain'

/** Small enough that whole kilobytes would say little. */
export function formatKilobytes(bytes: number): string {
  return `${formatNumber(bytes / 1000, 1)} kB`
}

export function formatSize({ gzip, brotli }: FileSize): string {
  return `${formatKilobytes(brotli)} brotli, ${formatKilobytes(gzip)} gzip`
}
