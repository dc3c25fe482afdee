export interface ProgressOutput {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const width = 32

/** On a terminal a bar that redraws itself; elsewhere a plain line for each tenth. */
export function createProgressLine(title: string, output: ProgressOutput): (fraction: number) => void {
  let shown = -1
  return fraction => {
    const percent = Math.floor(fraction * 100 + 1e-9)
    if (output.isTTY) {
      if (percent === shown) return
      const full = Math.round(fraction * width)
      output.write(`\r${title} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent} %${fraction >= 1 ? '\n' : ''}`)
      shown = percent
    } else if (Math.floor(percent / 10) > Math.floor(shown / 10) || shown < 0) {
      output.write(`${title} ${percent} %\n`)
      shown = percent
    }
  }
}
