import { Icon, VisuallyHidden } from '@bellwether/design'
import { useLocale } from '@bellwether/locale'
import { useRef, useSyncExternalStore } from 'react'
import styles from './search-box.module.css'
import { hintText, statusOf } from './search-state.ts'
import { lineId, SuggestionList } from './suggestion-list.tsx'
import { type SearchAsking, useSearchBox } from './use-search-box.ts'

export interface SearchBoxProps {
  /** Of the input; the list and the hint are named after it. */
  readonly id: string
  readonly label: string
  readonly name: string
  /** Where the form leads, by GET. */
  readonly action: string
  readonly placeholder: string
  readonly text?: string
  readonly size?: 'compact' | 'normal' | 'large'
}

const never = () => () => {}

/**
 * A search form whose text box suggests, after the editable combobox of the ARIA authoring practices. On a server, without `asking`, it is a plain form:
 * the role of a combobox would promise a list that does not come.
 */
export function SearchBox({ asking, ...props }: SearchBoxProps & { readonly asking?: SearchAsking }) {
  const { id, action, size = 'normal' } = props
  const input = useRef<HTMLInputElement>(null)
  const { state, choose, onSubmit, onBlur, ...ofInput } = useSearchBox(input, asking)
  const suggests = useSyncExternalStore(
    never,
    () => asking !== undefined,
    () => false,
  )
  const locale = useLocale()
  const listId = `${id}-list`
  const hintId = `${id}-hint`
  const combobox = suggests && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': state.isOpen,
    'aria-controls': listId,
    'aria-activedescendant': state.active < 0 ? undefined : lineId(listId, state.active),
  }
  return (
    <search className={size === 'normal' ? styles.search : `${styles.search} ${styles[size]}`}>
      <form className={styles.form} action={action} method="get" onSubmit={onSubmit} onBlur={onBlur}>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          ref={input}
          className={styles.input}
          id={id}
          type="search"
          aria-label={props.label}
          name={props.name}
          defaultValue={props.text ?? ''}
          placeholder={props.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          required
          aria-invalid={state.hint ? true : undefined}
          aria-describedby={state.hint ? hintId : undefined}
          {...combobox}
          {...ofInput}
        />
        <span className={styles.spinner} data-bw-part="spinner" hidden={!state.busy} />
        {size === 'large' ? (
          <button className={styles.submit} type="submit">
            {locale.t('Search')}
          </button>
        ) : null}
        <div className={styles.popup}>
          <SuggestionList id={listId} state={state} choose={choose} />
          <p className={styles.hint} id={hintId} data-bw-part="hint" hidden={!state.hint}>
            {state.hint ? hintText(state.hint, locale) : null}
          </p>
        </div>
        <VisuallyHidden>
          <span role="status" data-bw-part="status">
            {statusOf(state, locale)}
          </span>
        </VisuallyHidden>
      </form>
    </search>
  )
}
