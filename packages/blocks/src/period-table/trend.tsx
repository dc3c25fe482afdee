import styles from './trend.module.css'

const width = 48
const height = 18

/** A row's way through the years, for the eye only: the figures stand beside it. Zero is dotted where the row crosses it. */
export function Trend({ values }: { readonly values: readonly (number | null)[] }) {
  const given = values.filter(value => value !== null)
  const low = Math.min(...given)
  const high = Math.max(...given)
  const x = (index: number) => (2 + (index / (values.length - 1)) * (width - 4)).toFixed(1)
  const y = (value: number) =>
    (high === low ? height / 2 : height - 3 - ((value - low) / (high - low)) * (height - 6)).toFixed(1)
  let path = ''
  let joined = false
  for (const [index, value] of values.entries()) {
    if (value !== null) path += `${joined ? 'L' : 'M'}${x(index)} ${y(value)}`
    joined = value !== null
  }
  if (!path.includes('L')) return null
  const last = values.at(-1) ?? null
  return (
    <svg className={styles.trend} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {low < 0 && high > 0 ? <path className={styles.zero} d={`M0 ${y(0)}H${width}`} /> : null}
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
      {last === null ? null : <circle cx={x(values.length - 1)} cy={y(last)} r="2" fill="currentColor" />}
    </svg>
  )
}
