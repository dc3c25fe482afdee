import { useEffect, useState } from 'react'
import type { Plot } from './plot.ts'

interface LoadedPlot {
  /** Null until it has arrived. */
  readonly plot: typeof Plot | null
  readonly failed: boolean
}

/** The drawing library has ten times the bytes of another widget: it is asked for once the chart's line is on the page. */
export function usePlot(): LoadedPlot & { readonly retry: () => void } {
  const [loaded, setLoaded] = useState<LoadedPlot>({ plot: null, failed: false })
  useEffect(() => {
    void load().then(setLoaded)
  }, [])
  return { ...loaded, retry: () => void load().then(setLoaded) }
}

async function load(): Promise<LoadedPlot> {
  try {
    return { plot: (await import('@bellwether/price-chart/plot')).Plot, failed: false }
  } catch {
    return { plot: null, failed: true }
  }
}
