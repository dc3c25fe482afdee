import { newsCategories } from '@bellwether/domain'

/** The tags of an item; one that is a category leads to the list of that category. */
export function NewsTags({
  tags,
  hrefFor,
}: {
  readonly tags: readonly string[]
  readonly hrefFor: (category: string) => string
}) {
  if (tags.length === 0) return null
  return (
    <span>
      {tags.length === 1 ? 'Tag: ' : 'Tags: '}
      {tags.map((tag, index) => {
        const category = newsCategories.find(({ tags: own }) => own.some(known => known === tag))
        return (
          <span key={tag}>
            {index > 0 ? ', ' : ''}
            {category ? <a href={hrefFor(category.id)}>{tag}</a> : tag}
          </span>
        )
      })}
    </span>
  )
}
