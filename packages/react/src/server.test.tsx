import { renderToStaticMarkup } from 'react-dom/server'
import { expect, expectTypeOf, it } from 'vitest'
import { Bellwether } from './bellwether.tsx'
import { Widget, type WidgetProps } from './widget.tsx'

it('is an empty box on a server, and loads nothing there', () => {
  const load = () => {
    throw new Error('not on a server')
  }
  const html = renderToStaticMarkup(
    <Bellwether load={load} config={{}}>
      <Widget type="top-holdings" settings={{ marketCode: 'FUND:B0KXTM3' }} className="room" />
    </Bellwether>,
  )
  expect(html).toBe('<div class="room"></div>')
})

it('takes the settings of its widget and no others', () => {
  expectTypeOf({
    type: 'top-holdings' as const,
    settings: { marketCode: 'LSE:HVL', limit: 3 },
  }).toExtend<WidgetProps>()
  expectTypeOf({ type: 'top-holdings' as const, settings: { limit: 3 } }).not.toExtend<WidgetProps>()
  expectTypeOf({
    type: 'top-holdings' as const,
    settings: { marketCode: 'LSE:HVL', limit: '3' },
  }).not.toExtend<WidgetProps>()
  expectTypeOf({ type: 'no-widget' as const, settings: {} }).not.toExtend<WidgetProps>()
})
