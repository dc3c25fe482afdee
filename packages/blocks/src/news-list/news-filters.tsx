import { defaultNewsAddress, type NewsField, type NewsView, newsHref, newsQuery } from '@bellwether/contract'
import { newsCategories, pagePath } from '@bellwether/domain'
import { useId } from 'react'
import styles from './news-filters.module.css'

export type NewsFiltersProps = Pick<NewsView, 'address' | 'categories' | 'fields'> & {
  readonly marketCode: NewsView['frame']['identity']['marketCode']
}

/** A plain GET form. It carries the query of the list below it, which is shown again when a date cannot be used. */
export function NewsFilters({ address, categories, fields, marketCode }: NewsFiltersProps) {
  const { tab, category, words, size, range } = address
  const id = useId()
  return (
    <form className={styles.form} action={pagePath('news', marketCode)} method="get" noValidate>
      {tab === defaultNewsAddress.tab ? null : <input type="hidden" name="tab" value={tab} />}
      {size === defaultNewsAddress.size ? null : <input type="hidden" name="size" value={size} />}
      <input type="hidden" name="shown" value={newsQuery(address)} />
      <DayField name="from" label="From" field={fields.from} id={`${id}from`} />
      <DayField name="to" label="To" field={fields.to} id={`${id}to`} />
      <div className={`${styles.field} ${styles.category}`}>
        <label className={styles.label} htmlFor={`${id}category`}>
          Category
        </label>
        <select className={styles.input} id={`${id}category`} name="category" defaultValue={category ?? ''}>
          <option value="">All</option>
          {(categories.length > 0 ? categories : newsCategories.map(known => ({ ...known, count: null }))).map(
            ({ id: value, label, count }) => (
              <option key={value} value={value}>
                {count === null ? label : `${label} (${count})`}
              </option>
            ),
          )}
        </select>
      </div>
      <div className={`${styles.field} ${styles.wide}`}>
        <label className={styles.label} htmlFor={`${id}words`}>
          Words in the headline
        </label>
        <input
          className={styles.input}
          id={`${id}words`}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={100}
          autoComplete="off"
        />
      </div>
      <div className={styles.actions}>
        <button className={styles.button} type="submit" id="news-show">
          Show
        </button>
        {range || category || words ? (
          <a href={newsHref(marketCode, { ...defaultNewsAddress, tab, size })}>Clear</a>
        ) : null}
      </div>
    </form>
  )
}

interface DayFieldProps {
  readonly name: string
  readonly label: string
  readonly field: NewsField
  readonly id: string
}

function DayField({ name, label, field, id }: DayFieldProps) {
  const errorId = `${id}-error`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} <span className={styles.hint}>DD/MM/YYYY</span>
      </label>
      <input
        className={styles.input}
        id={id}
        name={name}
        defaultValue={field.text}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.error ? errorId : undefined}
      />
      {field.error ? (
        <p className={styles.error} id={errorId}>
          {field.error}
        </p>
      ) : null}
    </div>
  )
}
