import type { FileSize } from '@bellwether/contract'
import { formatNumber } from '@bellwether/domain'

/** With one decimal, because most files are small. */
export function formatKilobytes(bytes: number): string {
  return `${formatNumber(bytes / 1000, 1)} kB`
}

export function formatSize({ gzip, brotli }: FileSize): string {
  return `${formatKilobytes(brotli)} brotli, ${formatKilobytes(gzip)} gzip`
}
