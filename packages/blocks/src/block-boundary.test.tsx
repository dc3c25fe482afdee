import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BlockBoundary } from './block-boundary.tsx'

const create = () => new BlockBoundary({ view: 'first', draw: () => 'drawn', failure: 'failed' })
const error = BlockBoundary.getDerivedStateFromError(new Error('broken'))

it('draws its view', () => {
  expect(renderToStaticMarkup(create().render())).toBe('drawn')
})

it('[RP-ISLAND-7] says so where a new view cannot be drawn, and tries the next one', () => {
  const boundary = create()
  boundary.componentDidMount()
  boundary.state = { ...boundary.state, ...error }
  expect(renderToStaticMarkup(boundary.render())).toBe('failed')
  expect(BlockBoundary.getDerivedStateFromProps(boundary.props, boundary.state)).toBeNull()
  expect(BlockBoundary.getDerivedStateFromProps({ ...boundary.props, view: 'next' }, boundary.state)).toEqual({
    view: 'next',
    error: null,
  })
})

it('[RP-ISLAND-3] leaves a first drawing that fails to the island around it', () => {
  const boundary = create()
  boundary.state = { ...boundary.state, ...error }
  expect(() => boundary.render()).toThrow('broken')
})
