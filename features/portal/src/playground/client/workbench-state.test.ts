import { expect, it } from 'vitest'
import { firstWorkbench, nextWorkbench } from './workbench-state.ts'

const first = firstWorkbench(null, '')
const ran = nextWorkbench(first, { kind: 'ran', config: { a: 1 }, security: 'LSE:HVL' })
const refused = nextWorkbench(ran, {
  kind: 'received',
  message: { kind: 'refused', code: 'X', message: 'No', path: 'a' },
})

it('starts from what the address brings along', () => {
  expect(firstWorkbench({ text: '{}', theme: 'dark', width: 320 }, '')).toMatchObject({ theme: 'dark', width: 320 })
})

it('runs a configuration in a new document, with nothing of the one before', () => {
  expect(ran).toMatchObject({ security: 'LSE:HVL', run: { number: 1, config: { a: 1 }, theme: 'auto' } })
  const again = nextWorkbench(refused, { kind: 'ran', config: { a: 2 }, security: '' })
  expect(again).toMatchObject({ messages: [], run: { number: 2, config: { a: 2 } } })
})

it('keeps the loader’s error until the text is edited', () => {
  expect(refused.refusal).toMatchObject({ severity: 'error', code: 'X', path: 'a' })
  expect(nextWorkbench(refused, { kind: 'edited' }).refusal).toBeNull()
})

it('runs again in another theme, and not in another width or before the first run', () => {
  expect(nextWorkbench(ran, { kind: 'chose', choice: { theme: 'dark' } }).run).toMatchObject({
    number: 2,
    theme: 'dark',
  })
  expect(nextWorkbench(ran, { kind: 'chose', choice: { width: 480 } })).toMatchObject({
    width: 480,
    run: { number: 1 },
  })
  expect(nextWorkbench(first, { kind: 'chose', choice: { theme: 'dark' } })).toMatchObject({ theme: 'dark', run: null })
})
