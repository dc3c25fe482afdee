import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Block } from './block.tsx'
import { BlockSources, MadeOf } from './block-sources.tsx'

const texts = {
  prices: [['Lean', '31 Mar 2021']],
  dividends: [['Lean', '5 Feb 2021']],
  accounts: [['SEC', '27 Dec 2025']],
} as const

it('[RP-PARTIAL-4] names each source of a block once, with the days of what it gave', () => {
  const html = renderToStaticMarkup(
    <BlockSources texts={texts} madeOf={['prices', 'dividends', 'accounts', 'holdings']}>
      <Block title="Page">x</Block>
      <MadeOf data={['accounts']}>
        <Block title="Other" foot="US GAAP.">
          x
        </Block>
      </MadeOf>
      <MadeOf data={['holdings']}>
        <Block title="None">x</Block>
      </MadeOf>
    </BlockSources>,
  )
  expect(html.match(/Source: [^<]*/g)).toEqual([
    'Source: Lean, 31 Mar 2021 and 5 Feb 2021; SEC, 27 Dec 2025.',
    'Source: SEC, 27 Dec 2025.',
  ])
  expect(renderToStaticMarkup(<Block title="Alone">x</Block>)).not.toContain('Source')
})
