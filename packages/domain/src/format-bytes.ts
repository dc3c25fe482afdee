import { formatNumber } from './format-number.ts'

/** `48 kB`, `1.2 MB`: powers of a thousand, as file managers show them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 999_500 ? `${formatNumber(bytes / 1000, 0)} kB` : `${formatNumber(bytes / 1_000_000, 1)} MB`
}
