import type { OverlapResult, OverlapView } from '@bellwether/contract'
import { DataTable, FieldRow, SubmitButton, TextField, tableStyles } from '@bellwether/design'
import { formatDate, formatPercent } from '@bellwether/domain'
import { Island } from '@bellwether/islands'
import { HowCalculated } from '../how-calculated/how-calculated.tsx'
import styles from './overlap.module.css'
import { WatchedOverlap } from './watched-overlap.tsx'

export interface OverlapProps {
  readonly view: OverlapView
  /** The page's own address, without a query. */
  readonly action: string
  readonly name: string
  readonly marketCode: string
}

/** Asks for another portfolio and shows what both hold. */
export function Overlap({ view, action, name, marketCode }: OverlapProps) {
  return (
    <>
      <form className={styles.form} action={`${action}#overlap`} method="get">
        <FieldRow actions={<SubmitButton>Compare</SubmitButton>}>
          <TextField
            label="Another fund, trust or ETF (name or code)"
            name="with"
            width="long"
            defaultValue={view.typed}
            error={view.problem}
            placeholder="LSE:BWLD"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        </FieldRow>
      </form>
      {view.choices.length > 0 ? (
        <p className={styles.suggestions}>
          Did you mean:{' '}
          {view.choices.map(({ name: choice, marketCode }, index) => (
            <span key={marketCode}>
              {index > 0 ? ', ' : ''}
              <a href={`${action}?with=${encodeURIComponent(marketCode)}#overlap`}>{choice}</a>
            </span>
          ))}
        </p>
      ) : null}
      {view.suggestions.length > 0 ? (
        <p className={styles.suggestions}>
          In the same sector:{' '}
          {view.suggestions.map(({ name: peer, marketCode }, index) => (
            <span key={marketCode}>
              {index > 0 ? ', ' : ''}
              <a href={`${action}?with=${encodeURIComponent(marketCode)}#overlap`}>{peer}</a>
            </span>
          ))}
        </p>
      ) : null}
      <Island name="watched-overlap" component={WatchedOverlap} props={{ marketCode, action }} />
      {view.result ? <Result result={view.result} name={name} /> : null}
    </>
  )
}

function Result({ result, name }: { readonly result: OverlapResult; readonly name: string }) {
  const { other, overlap, common, commonCount } = result
  return (
    <div role="status">
      <p className={styles.answer}>
        <strong>{formatPercent(overlap)}</strong> overlap with <a href={other.href}>{other.name}</a>:{' '}
        {commonCount === 0
          ? 'no holdings in common'
          : `${commonCount} ${commonCount === 1 ? 'holding' : 'holdings'} in common`}
        .
      </p>
      {common.length > 0 ? (
        <DataTable label={`Holdings in common with ${other.name}`}>
          <thead>
            <tr>
              <th scope="col">Held by both</th>
              <th scope="col" className={tableStyles.number}>
                {name}
              </th>
              <th scope="col" className={tableStyles.number}>
                {other.name}
              </th>
            </tr>
          </thead>
          <tbody>
            {common.map(holding => (
              <tr key={holding.name}>
                <th scope="row">{holding.name}</th>
                <td className={tableStyles.number}>{formatPercent(holding.own)}</td>
                <td className={tableStyles.number}>{formatPercent(holding.other)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      ) : null}
      <p className={styles.basis}>
        The sum of the smaller weight of each holding in common
        {common.length < commonCount ? `; the ${common.length} largest are shown` : ''}. Based on published holdings
        only: {formatPercent(result.ownCovered)} of this portfolio and {formatPercent(result.otherCovered)} of the other
        on {formatDate(other.asAt)}, so the actual overlap may be higher.
      </p>
      <HowCalculated of="Overlap" scope="overlap" figures={result.explained} />
    </div>
  )
}
