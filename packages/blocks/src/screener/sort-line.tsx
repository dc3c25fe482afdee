import {
  type ScreenerAddress,
  type ScreenerSort,
  screenerHref,
  screenerLabels,
  withoutSort,
} from '@bellwether/contract'
import { VisuallyHidden } from '@bellwether/design'
import { Fragment } from 'react'

/** What a list is sorted by, where that is more than one figure; each can be taken away. */
export function SortLine({ address }: { readonly address: ScreenerAddress }) {
  const { sorts } = address
  if (sorts.length < 2) return null
  return (
    <>
      Sorted by{' '}
      {sorts.map((sort, index) => (
        <Fragment key={sort.by}>
          {index > 0 ? ', then ' : ''}
          {labelOf(sort)} <span aria-hidden="true">{sort.descending ? '▾' : '▴'}</span>{' '}
          <a href={screenerHref(withoutSort(address, sort.by))} rel="nofollow">
            remove<VisuallyHidden> {labelOf(sort)} from the sort order</VisuallyHidden>
          </a>
        </Fragment>
      ))}
    </>
  )
}

function labelOf({ by }: ScreenerSort): string {
  return by === 'name' ? 'Name' : screenerLabels[by].label
}
