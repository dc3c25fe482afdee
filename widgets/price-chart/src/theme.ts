export interface Theme {
  readonly text: string
  readonly ink: string
  readonly surface: string
  readonly rule: string
  readonly ruleStrong: string
  readonly wash: string
  readonly up: string
  readonly down: string
  readonly lines: readonly string[]
  readonly font: string
}

/**
 * The tokens as colours a canvas understands. A custom property keeps light-dark() as it is written; only a real property is resolved, so each is tried on
 * a probe inside the element, where a host page's own tokens hold too.
 */
export function readTheme(probe: HTMLElement): Theme {
  const colour = (token: string) => {
    // In a published widget each token it uses has a name of its own, with our value as the default.
    probe.style.color = `var(--bw-own-${token}, var(--bw-${token}))`
    return getComputedStyle(probe).color
  }
  return {
    text: colour('ink-2'),
    ink: colour('ink'),
    surface: colour('surface'),
    rule: colour('rule'),
    ruleStrong: colour('rule-strong'),
    wash: colour('accent-wash'),
    up: colour('up'),
    down: colour('down'),
    lines: ['series-1', 'series-2', 'series-3', 'series-4', 'series-5', 'ink-2'].map(colour),
    font: getComputedStyle(probe).fontFamily,
  }
}
