/** The part of process.stdout that progress and banner use. */
export type Terminal = { readonly isTTY?: boolean; write(text: string): unknown }

export type Progress = { update(fraction: number): void; done(): void }

const width = 32
const plainStep = 0.1

/** A progress bar on a terminal; elsewhere one plain line per tenth. */
export function createProgress(title: string, terminal: Terminal): Progress {
  return terminal.isTTY ? createBar(title, terminal) : createLines(title, terminal)
}

function createBar(title: string, terminal: Terminal): Progress {
  let drawn = ''
  const draw = (fraction: number) => {
    const full = Math.round(fraction * width)
    const text = `\r${title} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${toPercent(fraction).padStart(5)}`
    if (text !== drawn) terminal.write(text)
    drawn = text
  }
  return {
    update: draw,
    done: () => {
      draw(1)
      terminal.write('\n')
    },
  }
}

function createLines(title: string, terminal: Terminal): Progress {
  let next = 0
  const update = (fraction: number) => {
    if (fraction < next) return
    terminal.write(`${title} ${toPercent(fraction)}\n`)
    next = Math.floor(fraction / plainStep + 1e-9) * plainStep + plainStep
  }
  return { update, done: () => update(1) }
}

export function toPercent(fraction: number): string {
  return `${Math.floor(Math.min(Math.max(fraction, 0), 1) * 100 + 1e-9)} %`
}
