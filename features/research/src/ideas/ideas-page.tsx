import { BlockBody, StackedTable } from '@bellwether/blocks'
import type { IdeaListView, IdeasView } from '@bellwether/contract'
import { Block, Chip, LinkTabs } from '@bellwether/design'
import { formatDate } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Document } from '@bellwether/web/page'
import text from '@bellwether/web/text-page.module.css'
import styles from './ideas-page.module.css'

const words = {
  select: {
    tab: 'By rule',
    title: 'Ideas by rule',
    lead: 'Lists that a printed rule makes from the figures on these pages, anew with each import. Nobody picks, nobody pays to be on one, and nothing is left out but by the rule.',
    description:
      'Lists of funds, trusts, shares and gilts made by printed rules: low-cost world trackers, long dividend records and more.',
  },
  favourite: {
    tab: 'What others hold',
    title: 'What others hold and look at',
    lead: 'How many people hold a security or open its pages. A crowd is no advice.',
    description: 'The securities that most people hold and look at, with how that has changed in a month.',
  },
} as const

export function IdeasPage({ view, context }: { readonly view: IdeasView; readonly context: PageContext }) {
  const { title, lead, description } = words[view.page]
  return (
    <Document context={context} title={`${title} | Bellwether`} description={description} simulated={view.simulated}>
      <main className={text.main} id="main" tabIndex={-1}>
        <h1 className={text.title}>{title}</h1>
        <p className={text.text}>{lead} None of this is a personal recommendation.</p>
        {view.source?.simulated ? (
          <p className={text.text}>
            <Chip tone="caution">Simulated data</Chip> The numbers of people are made up like the market itself.
          </p>
        ) : null}
        <div className={styles.tabs}>
          <LinkTabs
            label="Lists of ideas"
            tabs={(['select', 'favourite'] as const).map(page => ({
              label: words[page].tab,
              href: `/investment/ideas/${page}`,
              current: page === view.page,
            }))}
          />
        </div>
        <div className={styles.lists}>
          {view.lists.map(list => (
            <IdeaList key={list.id} list={list} />
          ))}
        </div>
      </main>
    </Document>
  )
}

function IdeaList({ list }: { readonly list: IdeaListView }) {
  const { table } = list
  const asAt = table.state === 'ready' && table.view.asAt ? ` Figures of ${formatDate(table.view.asAt)}.` : ''
  return (
    <Block
      title={list.title}
      anchor={list.id}
      aside={list.screener ? <a href={list.screener}>In the screener</a> : null}
      foot={
        <>
          <b>Rule:</b> {list.rule}
          {asAt}
        </>
      }
    >
      <p className={styles.why}>{list.why}</p>
      <BlockBody state={table}>{shown => <StackedTable view={shown} label={list.title} />}</BlockBody>
    </Block>
  )
}
