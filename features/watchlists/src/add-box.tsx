import { type WatchlistsView, watchlistsPath } from '@bellwether/contract'
import { FieldRow, SubmitButton, TextField } from '@bellwether/design'
import { researchPath } from '@bellwether/domain'
import type { SubmitEventHandler } from 'react'
import styles from './watchlists-page.module.css'

interface AddBoxProps {
  readonly view: Pick<WatchlistsView, 'find' | 'shown' | 'columns'>
  readonly onSubmit: SubmitEventHandler<HTMLFormElement> | undefined
}

/** Looks an investment up by name or code; what is found has a button that adds it. Without a list, adding makes the first. */
export function AddBox({ view, onSubmit }: AddBoxProps) {
  const { find, shown, columns } = view
  return (
    <div className={styles.add}>
      <form action={watchlistsPath()} method="get">
        {shown ? <input type="hidden" name="list" value={shown.name} /> : null}
        <input type="hidden" name="columns" value={columns.join()} />
        <FieldRow actions={<SubmitButton>Find</SubmitButton>}>
          <TextField
            label="Add an investment"
            name="find"
            width="long"
            defaultValue={find?.typed ?? ''}
            placeholder="Name, EPIC, ISIN or SEDOL"
            error={find && find.found.length === 0 ? `No match for “${find.typed}”.` : null}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
        </FieldRow>
      </form>
      {find && find.found.length > 0 ? (
        <ul className={styles.found}>
          {find.found.map(({ marketCode, name, watched }) => (
            <li key={marketCode}>
              <span>
                <a href={researchPath(marketCode)}>{name}</a> {marketCode}
              </span>
              {watched ? (
                <span>On this list</span>
              ) : (
                <form action={watchlistsPath()} method="post" onSubmit={onSubmit}>
                  {shown ? <input type="hidden" name="list" value={shown.name} /> : null}
                  <input type="hidden" name="marketCode" value={marketCode} />
                  <SubmitButton name="do" value={shown ? 'add' : 'star'}>
                    Add
                  </SubmitButton>
                </form>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
