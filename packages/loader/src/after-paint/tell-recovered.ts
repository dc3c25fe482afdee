import type { Placements } from '../placing/placements.ts'
import type { Working } from '../session.ts'

/** A widget that had failed and shows its data after all, since its reader tried again, counts as painted from then on. */
export function tellRecovered(placements: Placements['all'], { signal, tell }: Pick<Working, 'signal' | 'tell'>): void {
  document.addEventListener(
    'bw-widget-drawn',
    ({ target }) => {
      const recovered = Object.values(placements).find(({ code, element }) => code && element === target)
      if (!recovered) return
      delete recovered.code
      tell('painted', recovered.detail)
    },
    { signal },
  )
}
