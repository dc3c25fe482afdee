import type { FigureValue } from '@bellwether/contract'
import { FigureText } from '../figure-text.tsx'
import { type Explainable, explanationId } from './explainable.ts'
import styles from './explained-figure.module.css'

/** A figure that leads to how it was calculated, which a browser opens on arrival; plain text where that is not on the page. */
export function ExplainedFigure({
  figure: { key, label, value, calculation },
  scope,
}: {
  readonly figure: Explainable
  readonly scope?: string | undefined
}) {
  return <FigureLink value={value} label={label} href={scope && calculation ? `#${explanationId(scope, key)}` : null} />
}

/** A figure that is explained elsewhere, on a page of its security; plain text without an address. */
export function FigureLink({
  value,
  label,
  href,
}: {
  readonly value: FigureValue
  readonly label: string
  readonly href: string | null
}) {
  if (!href || value.kind === 'absent') return <FigureText value={value} />
  return (
    <a className={styles.explained} href={href} title={`How ${label} is calculated`}>
      <FigureText value={value} />
    </a>
  )
}
