import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlotFrame } from './plot-frame.tsx'
import { niceScale } from './scale.ts'

it('has a label, labelled ticks, and panes above the time axis', () => {
  const html = renderToStaticMarkup(
    <PlotFrame
      label="Up from 0 to 10."
      scale={niceScale([0, 10], 2)}
      tickText={tick => `${tick} p`}
      labels={[
        { at: 0, text: 'Jan' },
        { at: 1, text: 'Dec', minor: true },
      ]}
      panes={<i>pane</i>}
      marks={<circle cx="50%" cy="50%" r="3" />}
    >
      <path d="M0 0" />
    </PlotFrame>,
  )
  expect(html).toContain('role="img" aria-label="Up from 0 to 10."')
  expect([...html.matchAll(/>(\d+ p)</g)].map(([, tick]) => tick)).toEqual(['0 p', '5 p', '10 p'])
  expect(html.indexOf('pane')).toBeLessThan(html.indexOf('Jan'))
  expect(html).toMatch(/text-anchor="start">Jan.*text-anchor="end">Dec/)
  expect(html).not.toContain('style=')
})
