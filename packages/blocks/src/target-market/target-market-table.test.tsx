import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TargetMarketTable } from './target-market-table.tsx'

it('shows a symbol and a word for each answer, and text alone for a value', () => {
  const html = renderToStaticMarkup(
    <TargetMarketTable
      groups={[
        {
          title: 'Type of investor',
          rows: [
            { field: '01010', label: 'Private investors', answer: 'yes', words: 'Yes' },
            { field: '02010', label: 'Basic', answer: 'no', words: 'No: outside the target market' },
            { field: '04030', label: 'Level', answer: null, words: 'Medium' },
          ],
        },
      ]}
    />,
  )
  expect(html.match(/<svg/g)).toHaveLength(2)
  for (const text of ['Yes', 'No: outside the target market', 'Medium', 'Type of investor'])
    expect(html).toContain(text)
})
