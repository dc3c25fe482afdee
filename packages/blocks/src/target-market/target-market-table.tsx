import type { TargetAnswer, TargetMarketGroup } from '@bellwether/contract'
import { DataTable } from '@bellwether/design'
import styles from './target-market-table.module.css'

const marks: Readonly<Record<TargetAnswer, { readonly path: string; readonly className: string | undefined }>> = {
  yes: { path: 'm3 9 4 4 8-9', className: styles.yes },
  no: { path: 'm4 4 10 10m0-10L4 14', className: styles.no },
  neutral: { path: 'M4 9h10', className: styles.neutral },
}

/** Every answer with a tick, a cross or a dash, and the word beside it. */
export function TargetMarketTable({ groups }: { readonly groups: readonly TargetMarketGroup[] }) {
  return (
    <DataTable label="Target market">
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          <tr>
            <th className={styles.group} scope="colgroup" colSpan={2}>
              {title}
            </th>
          </tr>
          {rows.map(({ field, label, answer, words }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td className={styles.words}>
                <span className={styles.answer}>
                  {answer ? <Mark answer={answer} /> : null}
                  {words}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </DataTable>
  )
}

function Mark({ answer }: { readonly answer: TargetAnswer }) {
  const { path, className } = marks[answer]
  return (
    <svg
      className={className}
      width="18"
      height="18"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
