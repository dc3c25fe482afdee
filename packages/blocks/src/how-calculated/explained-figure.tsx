import { FigureText } from '../figure-text.tsx'
import styles from './explained-figure.module.css'
import type { Explainable } from './how-calculated.tsx'

/** A figure that leads to how it was calculated, which a browser opens on arrival; plain text where that is not on the page. */
export function ExplainedFigure({
  figure: { key, label, value, calculation },
  scope,
}: {
  readonly figure: Explainable
  readonly scope?: string | undefined
}) {
  if (!scope || !calculation || value.kind === 'absent') return <FigureText value={value} />
  return (
    <a className={styles.explained} href={`#${explanationId(scope, key)}`} title={`How ${label} is calculated`}>
      <FigureText value={value} />
    </a>
  )
}

export function explanationId(scope: string, key: string): string {
  return `how-${scope}-${key}`
}
