import { describe, expect, it } from 'vitest'
import { readTokens, toWidgetCss } from './to-widget-css.ts'

const tokens = readTokens(':root { --bw-ink: light-dark(#111, #eee); --bw-step-0: 0.9375rem;\n --bw-gap: 4px; }')

describe('widget styles', () => {
  it('read each token from the page, with our value as the fallback', () => {
    expect(toWidgetCss('.bw-a{color:var(--bw-ink)}.bw-b{fill:var(--bw-ink)}', tokens)).toBe(
      ':host>div{--bw-own-ink:var(--bw-ink,light-dark(#111, #eee))}.bw-a{color:var(--bw-own-ink)}.bw-b{fill:var(--bw-own-ink)}',
    )
  })

  it('let a token follow another as the page has it', () => {
    const chart = readTokens(':root { --bw-accent: teal; --bw-series-1: var(--bw-accent); }')
    expect(toWidgetCss('.bw-a{stroke:var(--bw-series-1)}', chart)).toBe(
      ':host>div{--bw-own-series-1:var(--bw-series-1,var(--bw-accent,teal))}.bw-a{stroke:var(--bw-own-series-1)}',
    )
  })

  it('read nothing again that the shared styles before them have read', () => {
    const shared = toWidgetCss('.bw-a{color:var(--bw-ink)}', tokens)
    expect(toWidgetCss('.bw-b{color:var(--bw-ink);gap:var(--bw-gap)}', tokens, shared)).toBe(
      ':host>div{--bw-own-gap:var(--bw-gap,4px)}.bw-b{color:var(--bw-own-ink);gap:var(--bw-own-gap)}',
    )
  })

  it('leave other properties unchanged', () => {
    const css = '.bw-a{width:var(--bw-share);height:var(--bw-tall,2px)}'
    expect(toWidgetCss(css, tokens)).toBe(css)
  })

  it("use the reader's text size, also in tokens", () => {
    expect(toWidgetCss('.bw-a{margin:-.5rem 2rem;font:400 var(--bw-step-0) serif}', tokens)).toBe(
      ':host>div{--bw-own-step-0:var(--bw-step-0,calc(0.9375*var(--bw-rem,1rem)))}' +
        '.bw-a{margin:calc(-.5*var(--bw-rem,1rem)) calc(2*var(--bw-rem,1rem));font:400 var(--bw-own-step-0) serif}',
    )
  })

  it('do not change names or strings that look like sizes', () => {
    const css = '.bw-3rem{content:"x"}'
    expect(toWidgetCss(css, tokens)).toBe(css)
  })
})
