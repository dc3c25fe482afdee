import type { MarkedText } from '@bellwether/contract'
import { Fragment } from 'react'

/** A text with what matched in marks. */
export function Marked({ value: { text, ranges } }: { readonly value: MarkedText }) {
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(index === 0 ? 0 : ranges[index - 1]?.end, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  )
}
