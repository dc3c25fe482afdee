import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { IslandBoundary } from './island-boundary.tsx'

it('[RP-ISLAND-3] shows what the server had drawn once its content has failed', () => {
  expect(IslandBoundary.getDerivedStateFromError()).toEqual({ failed: true })
  const boundary = new IslandBoundary({ html: '<form><b>drawn</b></form>', onReady: () => {}, children: 'new' })
  expect(renderToStaticMarkup(boundary.render())).toBe('new')
  boundary.state = { failed: true }
  expect(renderToStaticMarkup(boundary.render())).toContain('<form><b>drawn</b></form>')
})
