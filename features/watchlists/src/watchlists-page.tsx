import { BlockBody, LiveToggle, WatchlistTable } from '@bellwether/blocks'
import { defaultWatchColumns, type WatchlistsView, watchlistsPath } from '@bellwether/contract'
import { Block, LinkTabs, SubmitButton, TextField } from '@bellwether/design'
import { formatCount, watchlistLimits } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import text from '@bellwether/web/text-page.module.css'
import { AddBox } from './add-box.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import styles from './watchlists-page.module.css'

interface Props {
  readonly view: WatchlistsView
  readonly context: PageContext
}

/** For guests the page's script fills in `#watchlists`, because only their browser has the lists. */
export function WatchlistsPage({ view, context }: Props) {
  return (
    <Document
      context={context}
      title="Watchlists | Bellwether"
      description="Your watchlists, with price, change, yield, next ex-dividend date and your notes."
      indexed={false}
      simulated={view.simulated}
    >
      <main className={text.main} id="main" tabIndex={-1}>
        <h1 className={text.title}>Watchlists</h1>
        <p className={text.text}>
          {view.storedIn === 'account' ? (
            'Your watchlists are saved in your account.'
          ) : (
            <>
              Your watchlists are saved in this browser only. <a href={context.loginPath}>Log in</a> to save them to
              your account and use them on any device.
            </>
          )}
        </p>
        <p className={styles.problem} role="alert" data-bw-problem="">
          {view.problem}
        </p>
        <div id="watchlists" data-bw-watchlists={view.storedIn}>
          <Lists view={view} />
        </div>
      </main>
    </Document>
  )
}

function Lists({ view }: Pick<Props, 'view'>) {
  const { lists, shown } = view
  if (lists === null)
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
      <AddBox view={view} />
      {shown ? <Shown shown={shown} columns={view.columns} /> : <NoLists />}
      <div className={styles.forms}>
        <Block title="New list">
          <NameForm action="create" label="Name" button="Create list" />
        </Block>
        {shown ? (
          <Block title={`Edit “${shown.name}”`}>
            <NameForm action="rename" label="New name" button="Rename" list={shown.name} />
            <form className={styles.delete} action={watchlistsPath()} method="post" data-bw-watch="">
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
}

function Shown({ shown, columns }: ShownProps) {
  const { name, rows } = shown
  return (
    <Block
      title={name}
      aside={
        rows.state === 'ready' ? (
          <a href={`${watchlistsPath(name)}&format=csv`} data-bw-watchlist-csv={name} download>
            Download CSV
          </a>
        ) : null
      }
      foot="Prices are delayed unless marked live. Yields are based on the last close. Ex-dividend dates not yet announced are marked as estimated."
    >
      <BlockBody state={rows}>
        {ready => (
          <>
            <WatchlistTable list={name} rows={ready} columns={columns} />
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
}

function NameForm({ action, label, button, list }: NameFormProps) {
  return (
    <form className={styles.name} action={watchlistsPath()} method="post" data-bw-watch="">
      {list === undefined ? null : <input type="hidden" name="list" value={list} />}
      <TextField label={label} name="name" maxLength={watchlistLimits.name} defaultValue={list ?? ''} required />
      <SubmitButton name="do" value={action}>
        {button}
      </SubmitButton>
    </form>
  )
}
