import { Chip } from '@bellwether/design'

interface WidgetFootProps {
  readonly view: { readonly name: string; readonly href: string; readonly simulated: boolean }
  /** Before the link: the date or basis of the figures. */
  readonly words: string | null
}

/** Whose figures they are, of when, and where there is more. */
export function WidgetFoot({ view, words }: WidgetFootProps) {
  return (
    <>
      {words ? `${words} ` : null}
      <a href={view.href}>More on {view.name}</a> {view.simulated ? <Chip tone="caution">Simulated data</Chip> : null}
    </>
  )
}
