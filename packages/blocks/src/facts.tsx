import type { Figure, FiguresView } from '@bellwether/contract'
import { Defined } from '@bellwether/design'
import styles from './facts.module.css'
import { FigureText } from './figure-text.tsx'

/** Labels and values. A figure that does not apply to this security has no row at all. */
export function Facts({ view }: { readonly view: FiguresView }) {
  const rows = view.figures.filter(
    figure => !(figure.value.kind === 'absent' && figure.value.absence === 'NOT_APPLICABLE'),
  )
  return view.besideLabel ? <ComparedFacts rows={rows} besideLabel={view.besideLabel} /> : <PlainFacts rows={rows} />
}

function PlainFacts({ rows }: { readonly rows: readonly Figure[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(figure => (
        <div className={styles.row} key={figure.key}>
          <dt className={styles.label}>
            <Label figure={figure} />
          </dt>
          <dd className={figure.value.kind === 'text' ? styles.value : `${styles.value} ${styles.figure}`}>
            <FigureText value={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ComparedFacts({ rows, besideLabel }: { readonly rows: readonly Figure[]; readonly besideLabel: string }) {
  return (
    <table className={styles.compared}>
      <thead>
        <tr>
          <td />
          <th scope="col">This</th>
          <th scope="col">{besideLabel}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(figure => (
          <tr key={figure.key}>
            <th scope="row">
              <Label figure={figure} />
            </th>
            <td className={styles.value}>
              <FigureText value={figure.value} />
            </td>
            <td>{figure.beside ? <FigureText value={figure.beside} /> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Label({ figure }: { readonly figure: Figure }) {
  return figure.definition ? <Defined label={figure.label} definition={figure.definition} /> : figure.label
}
