import { useLocale } from '@bellwether/locale'
import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { markWords } from './mark-words.ts'
import styles from './search-box.module.css'
import { isAllResults, type ListLine, linesOf, type SearchState, toGroups } from './search-state.ts'

interface SuggestionListProps {
  readonly id: string
  readonly state: SearchState
  readonly choose: (line: ListLine) => void
}

export const lineId = (list: string, index: number) => `${list}-${index}`

/** The popup of a box: suggestions under the headings of their groups, and a line that leads to all of them. */
export function SuggestionList({ id, state, choose }: SuggestionListProps) {
  const { t } = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const { suggestions, all, active, text } = state
  const lines = linesOf(state)
  useEffect(() => {
    if (active >= 0) box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const draw = (line: ListLine) => {
    const index = lines.indexOf(line)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the box, which answers to the keys
      <div
        key={index}
        id={lineId(id, index)}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        onClick={() => choose(line)}
      >
        <LineText line={line} term={text} />
      </div>
    )
  }
  return (
    <div
      // Another answer begins at its top.
      key={text}
      ref={box}
      className={styles.list}
      id={id}
      role="listbox"
      aria-label={t('Suggestions')}
      hidden={!state.isOpen}
      onMouseDown={keepFocus}
    >
      {toGroups(suggestions).map(({ name, members }) => (
        <Group key={name ?? ''} name={name}>
          {members.map(draw)}
        </Group>
      ))}
      {all ? draw(all) : null}
    </div>
  )
}

/** A press must not take the focus from the box, or the list would close before it is over. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

/** Options of one group inside it, under its heading. */
function Group({ name, children }: { readonly name: string | undefined; readonly children: ReactNode }) {
  if (name === undefined) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox, not a set of fields
    <div role="group" aria-label={name}>
      <span data-bw-part="group" aria-hidden="true">
        {name}
      </span>
      {children}
    </div>
  )
}

function LineText({ line, term }: { readonly line: ListLine; readonly term: string }) {
  if (isAllResults(line)) return <span data-bw-part="all">{line.label}</span>
  let start = 0
  const parts = markWords(line.name, term).map(part => {
    const placed = { ...part, start }
    start += part.text.length
    return placed
  })
  return (
    <>
      <span>
        {parts.map(part => (
          <Fragment key={part.start}>{part.marked ? <mark>{part.text}</mark> : <span>{part.text}</span>}</Fragment>
        ))}
      </span>{' '}
      <span data-bw-part="detail">{line.details}</span>
      {line.price ? (
        <>
          {' '}
          <span data-bw-part="price">{line.price}</span>
        </>
      ) : null}
    </>
  )
}
