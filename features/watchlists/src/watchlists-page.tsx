import { BlockBody, LiveToggle, WatchlistTable } from '@bellwether/blocks'
import { type WatchlistsView, watchlistsPath } from '@bellwether/contract'
import { Block, LinkTabs, SubmitButton, TextField } from '@bellwether/design'
import { formatCount, watchlistLimits } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import text from '@bellwether/web/text-page.module.css'
import styles from './watchlists-page.module.css'

interface Props {
  readonly view: WatchlistsView
  readonly context: PageContext
}

/** The part named watchlists is put in place by the page's script for guests, whose lists only their browser knows. */
export function WatchlistsPage({ view, context }: Props) {
  return (
    <Document
      context={context}
      title="Watchlists | Bellwether"
      description="The investments you watch, with price, change, yield, next ex-date and your notes."
      indexed={false}
      simulated={view.simulated}
    >
      <main className={text.main} id="main" tabIndex={-1}>
        <h1 className={text.title}>Watchlists</h1>
        <p className={text.text}>
          {view.keptIn === 'account' ? (
            'What you watch, kept in your account.'
          ) : (
            <>
              What you watch, kept in this browser only. <a href={context.loginPath}>Log in</a> to have your lists
              everywhere: those of this browser are added to them.
            </>
          )}
        </p>
        <p className={styles.problem} role="alert" data-bw-problem="">
          {view.problem}
        </p>
        <div id="watchlists" data-bw-watchlists={view.keptIn}>
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
        <p className={text.text}>Looking for the lists of this browser.</p>
        <noscript>
          <p className={text.text}>
            Without scripts a browser cannot keep lists. Log in, and your account keeps them: that needs no script.
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
            href: watchlistsPath(name),
            current: name === shown?.name,
          }))}
        />
      ) : null}
      {view.live ? <LiveToggle view={view.live} /> : null}
      {shown ? <Shown shown={shown} /> : <Nothing />}
      <div className={styles.forms}>
        <Block title="New list">
          <NameForm action="create" label="Name" button="Make the list" />
        </Block>
        {shown ? (
          <Block title={`Change “${shown.name}”`}>
            <NameForm action="rename" label="New name" button="Rename" list={shown.name} />
            <form className={styles.delete} action={watchlistsPath()} method="post" data-bw-watch="">
              <input type="hidden" name="list" value={shown.name} />
              <SubmitButton name="do" value="delete">
                Delete this list
              </SubmitButton>
            </form>
          </Block>
        ) : null}
      </div>
    </div>
  )
}

function Shown({ shown }: { readonly shown: NonNullable<WatchlistsView['shown']> }) {
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
      foot="Prices are delayed unless a row says live. Yields go by the last close. An ex-date that nobody has announced yet is marked as estimated."
    >
      <BlockBody state={rows}>{ready => <WatchlistTable list={name} rows={ready} />}</BlockBody>
      {rows.state === 'empty' ? <Ways /> : null}
    </Block>
  )
}

function Nothing() {
  return (
    <Block title="Nothing watched yet">
      <p>Press the star beside the name of an investment, on its page or in any list, and it appears here.</p>
      <Ways />
    </Block>
  )
}

function Ways() {
  return (
    <ul className={text.links}>
      <li>
        <a href="/investment/search/all">Find an investment</a> by name, EPIC, ISIN or SEDOL
      </li>
      <li>
        <a href="/investment/screener">Filter all investments</a> by what they are
      </li>
      <li>
        <a href="/">See what moved today</a>
      </li>
    </ul>
  )
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
