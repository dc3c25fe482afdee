import { queryOf, widgetTypes } from '@bellwether/catalogue'
import { expect, it } from 'vitest'
import { querySchemaOf } from './widget-query.ts'

it.each(widgetTypes)('%s has a description for each of its query parameters', widget => {
  const { properties, required = [] } = querySchemaOf(widget) as unknown as {
    readonly properties: Readonly<Record<string, { readonly description?: string }>>
    readonly required?: readonly string[]
  }
  expect(Object.keys(properties)).toEqual(queryOf(widget))
  for (const { description } of Object.values(properties)) expect(description).toMatch(/\w.*\.$/)
  expect(required).toEqual(widget === 'watchlist' ? ['codes'] : widget === 'security-search' ? ['search'] : [])
})

it('has the limits of the setting', () => {
  expect(querySchemaOf('dividends').properties.limit).toMatchObject({ type: 'integer', minimum: 1, maximum: 10 })
  expect(querySchemaOf('news-list').properties.limit).toMatchObject({ maximum: 20, default: 5 })
})
