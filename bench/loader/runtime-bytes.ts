import type { PublicationSummary, WidgetRuntime } from '@bellwether/contract'

/** What a page of these widgets loads on each runtime, compressed with gzip: code with styles, and all that they share. */
export function toRuntimeBytes(
  { widgets, runtimes }: PublicationSummary,
  types: readonly string[],
): Readonly<Record<WidgetRuntime, number>> {
  const [first] = types.flatMap(type => widgets[type] ?? [])
  if (!first || !runtimes) throw new Error('Nothing is published, or not with its runtimes')
  const own = types.flatMap(type => widgets[type] ?? []).reduce((sum, { code }) => sum + code.gzip, 0)
  const { published, sizes } = runtimes
  const on = (runtime: WidgetRuntime) => own + first.shared.gzip - sizes[published].gzip + sizes[runtime].gzip
  return { react: on('react'), preact: on('preact') }
}
