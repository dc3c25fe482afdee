import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Bar, columnsPath } from './bars.tsx'
import { niceScale } from './scale.ts'

const draw = (from: number, to: number) =>
  renderToStaticMarkup(
    <Bar scale={niceScale([-4, 4])} slots={2} from={from} to={to} start={1.25} width={0.5} className="bar" />,
  )

it('places a bar in its slot, up from zero for a positive value and down for a negative one', () => {
  expect(draw(0, 4)).toBe('<rect class="bar" x="625.0" width="250.0" y="0.0" height="120.0"></rect>')
  expect(draw(0, -4)).toBe('<rect class="bar" x="625.0" width="250.0" y="120.0" height="120.0"></rect>')
})

it('draws columns by their share of the largest, and none for a missing value', () => {
  expect(columnsPath([1, null, 2])).toMatch(/^M46\.7 240v-120\.0h240\.0V240ZM380\.0 240v0\.0h.*v-240\.0h240\.0V240Z$/)
})
