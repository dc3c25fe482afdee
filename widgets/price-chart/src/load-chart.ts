import type { SecurityChartView } from '@bellwether/contract'

const failed = 'The interactive chart could not be loaded. The chart above still shows the same prices.'

/** The view, or a sentence that says why there is none. */
export async function loadChart(src: string, signal: AbortSignal): Promise<SecurityChartView | string> {
  try {
    const response = await fetch(src, { signal, headers: { accept: 'application/json' } })
    if (!response.ok) return failed
    const { data }: { data?: Partial<SecurityChartView> & { empty?: string } } = await response.json()
    if (data?.empty !== undefined) return data.empty
    return data && Array.isArray(data.points) && data.points.length > 1 ? (data as SecurityChartView) : failed
  } catch {
    return failed
  }
}
