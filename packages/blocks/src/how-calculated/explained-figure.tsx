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
  if (!scope || !calculation || value.kind === 'absent') return <FigureText value={value} />
  return (
    <a className={styles.explained} href={`#${explanationId(scope, key)}`} title={`How ${label} is calculated`}>
      <FigureText value={value} />
    </a>
  )
}
