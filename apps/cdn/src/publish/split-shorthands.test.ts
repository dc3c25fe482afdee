import { expect, it } from 'vitest'
import { splitShorthands } from './split-shorthands.ts'

it.each([
  [
    '.a{font:400 var(--s)/1.5 var(--f);font-variant-numeric:tabular-nums;color:red}',
    '.a{font:400 var(--s)/1.5 var(--f)}.a{font-variant-numeric:tabular-nums;color:red}',
  ],
  [
    '@media print{.a{border:1px solid var(--r);border-bottom:0}}',
    '@media print{.a{border:1px solid var(--r)}.a{border-bottom:0}}',
  ],
  ['.a{gap:var(--g);row-gap:0}', '.a{gap:var(--g)}.a{row-gap:0}'],
  ['.a{all:initial;color:red;display:block}', '.a{all:initial}.a{color:red;display:block}'],
])('gives a longhand its own rule: %s', (css, split) => {
  expect(splitShorthands(css)).toBe(split)
})

it.each([
  '.a{padding:0 4px;padding-left:0}',
  '.a{padding-left:0;padding:var(--p)}',
  ':host>div{--x:var(--y,light-dark(#fff,#000));--x-y:var(--z)}',
  '.a:before{content:";}";background:url("data:image/svg+xml;utf8,<svg>")}',
  '.a{}',
])('leaves other rules unchanged: %s', css => {
  expect(splitShorthands(css)).toBe(css)
})
