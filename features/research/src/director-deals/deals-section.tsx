import { AskFailure, BlockBody, StackedTable, useInPlace } from '@bellwether/blocks'
import type { DirectorDealsView } from '@bellwether/contract'
import { Block, BlockSources, type BlockSourcesProps } from '@bellwether/design'
import { DealFilters } from './deal-filters.tsx'

export interface DealsSectionProps extends Pick<DirectorDealsView, 'choices' | 'options' | 'deals'> {
  readonly path: string
  readonly sources: BlockSourcesProps
}

/** The list of deals, filtered in place. */
export function DealsSection(drawn: DealsSectionProps) {
  const { view, status, region, ask } = useInPlace(drawn)
  const { path, options, deals, sources } = view
  return (
    <div {...region}>
      <BlockSources {...sources}>
        <Block
          title="Latest deals"
          anchor="deals"
          foot={
            <>
              Value is price × shares at the time of the deal; holdings above are valued at the last price.{' '}
              <a href={`${path}?format=csv`} download>
                Download CSV
              </a>
            </>
          }
        >
          {options.types.length > 0 ? <DealFilters view={view} action={`${path}#deals`} onAsk={ask} /> : null}
          <div id="deal-list">
            <AskFailure status={status} />
            <BlockBody state={deals}>{table => <StackedTable view={table} label="Director deals" />}</BlockBody>
          </div>
        </Block>
      </BlockSources>
    </div>
  )
}
