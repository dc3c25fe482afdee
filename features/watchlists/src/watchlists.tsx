import { BlockBody, LiveToggle, WatchlistTable } from '@bellwether/blocks'
import { defaultWatchColumns, type WatchlistsView, watchlistsPath } from '@bellwether/contract'
import { Block, LinkTabs, SubmitButton, TextField } from '@bellwether/design'
import { formatCount, watchlistLimits } from '@bellwether/domain'
import text from '@bellwether/web/text-page.module.css'
import type { MouseEvent, SubmitEventHandler } from 'react'
import { AddBox } from './add-box.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import styles from './watchlists-page.module.css'

/** What a browser adds to the forms: they are done in place where that is possible. */
export interface ListsEditing {
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Of a guest, whose lists the server does not have. */
  readonly onDownload: ((list: string) => void) | null
}

export interface WatchlistsProps {
  readonly view: WatchlistsView
  /** None on a server: then every form is sent. */
  readonly editing?: ListsEditing | null
}

/** The viewer's lists, one of them shown. For guests the browser fills them in, because only it has the lists. */
export function Watchlists({ view, editing = null }: WatchlistsProps) {
  return (
    <>
      <p className={styles.problem} role="alert">
        {view.problem}
      </p>
      <div id="watchlists" data-bw-watchlists={view.storedIn}>
        {view.lists === null ? <Loading /> : <Lists view={view} lists={view.lists} editing={editing} />}
      </div>
    </>
  )
}

function Loading() {
  return (
    <>
      <p className={text.text}>Loading your watchlists…</p>
      <noscript>
        <p className={text.text}>
          JavaScript is needed to save watchlists in this browser. If you log in, they are saved in your account
          instead.
        </p>
      </noscript>
    </>
  )
}

interface ListsProps {
  readonly view: WatchlistsView
  readonly lists: NonNullable<WatchlistsView['lists']>
  readonly editing: ListsEditing | null
}

function Lists({ view, lists, editing }: ListsProps) {
  const { shown } = view
  const onSubmit = editing?.onSubmit
  return (
    <div className={styles.lists}>
      {lists.length > 1 ? (
        <LinkTabs
          label="Your watchlists"
          tabs={lists.map(({ name, count }) => ({
            label: `${name} (${formatCount(count)})`,
            href: `${watchlistsPath(name)}${columnsQuery(view.columns)}`,
            current: name === shown?.name,
          }))}
        />
      ) : null}
      {view.live ? <LiveToggle view={view.live} /> : null}
      <AddBox view={view} onSubmit={onSubmit} />
      {shown ? <Shown shown={shown} columns={view.columns} editing={editing} /> : <NoLists />}
      <div className={styles.forms}>
        <Block title="New list">
          <NameForm action="create" label="Name" button="Create list" onSubmit={onSubmit} />
        </Block>
        {shown ? (
          <Block title={`Edit “${shown.name}”`}>
            <NameForm action="rename" label="New name" button="Rename" list={shown.name} onSubmit={onSubmit} />
            <form className={styles.delete} action={watchlistsPath()} method="post" onSubmit={onSubmit}>
              <input type="hidden" name="list" value={shown.name} />
              <SubmitButton name="do" value="delete">
                Delete list
              </SubmitButton>
            </form>
          </Block>
        ) : null}
      </div>
    </div>
  )
}

interface ShownProps extends Pick<WatchlistsView, 'columns'> {
  readonly shown: NonNullable<WatchlistsView['shown']>
  readonly editing: ListsEditing | null
}

function Shown({ shown, columns, editing }: ShownProps) {
  const { name, rows } = shown
  const download = editing?.onDownload
  const onClick = download
    ? (event: MouseEvent) => {
        event.preventDefault()
        download(name)
      }
    : undefined
  return (
    <Block
      title={name}
      aside={
        rows.state === 'ready' ? (
          <a href={`${watchlistsPath(name)}&format=csv`} download onClick={onClick}>
            Download CSV
          </a>
        ) : null
      }
      foot="Prices that are not marked live may be delayed. Yields are based on the last close. Ex-dividend dates not yet announced are marked as estimated."
    >
      <BlockBody state={rows}>
        {ready => (
          <>
            <WatchlistTable list={name} rows={ready} columns={columns} onSubmit={editing?.onSubmit} />
            <ColumnChooser list={name} columns={columns} />
          </>
        )}
      </BlockBody>
      {rows.state === 'empty' ? <FindInvestments /> : null}
    </Block>
  )
}

function NoLists() {
  return (
    <Block title="No watchlists yet">
      <p>Add an investment above, or click the star beside any investment.</p>
      <FindInvestments />
    </Block>
  )
}

function FindInvestments() {
  return (
    <ul className={text.links}>
      <li>
        <a href="/investment/search/all">Search</a> by name, EPIC, ISIN or SEDOL
      </li>
      <li>
        <a href="/investment/screener">Screen investments</a> by type, sector or figures
      </li>
      <li>
        See <a href="/">today’s risers and fallers</a>
      </li>
    </ul>
  )
}

/** Only where it is not the usual one. */
function columnsQuery(columns: WatchlistsView['columns']): string {
  return columns.join() === defaultWatchColumns.join() ? '' : `&columns=${columns.join()}`
}

interface NameFormProps {
  readonly action: 'create' | 'rename'
  readonly label: string
  readonly button: string
  readonly list?: string
  readonly onSubmit: SubmitEventHandler<HTMLFormElement> | undefined
}

function NameForm({ action, label, button, list, onSubmit }: NameFormProps) {
  return (
    <form className={styles.name} action={watchlistsPath()} method="post" onSubmit={onSubmit}>
      {list === undefined ? null : <input type="hidden" name="list" value={list} />}
      <TextField label={label} name="name" maxLength={watchlistLimits.name} defaultValue={list ?? ''} required />
      <SubmitButton name="do" value={action}>
        {button}
      </SubmitButton>
    </form>
  )
}
