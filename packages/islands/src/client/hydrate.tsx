import { type ComponentType, createElement, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandBoundary } from './island-boundary.tsx'

interface HydrateOptions {
  readonly props: object
  readonly identifierPrefix: string
  readonly isUrgent: boolean
  readonly onReady: () => void
}

/** Takes over what the server has drawn. */
export function hydrate(
  island: HTMLElement,
  component: ComponentType<never>,
  { props, identifierPrefix, isUrgent, onReady }: HydrateOptions,
): Root {
  const putBackTyped = rememberTyped(island)
  const ready = () => {
    putBackTyped()
    onReady()
  }
  const content = (
    <IslandBoundary html={island.innerHTML} onReady={ready}>
      {createElement(component as ComponentType, props)}
    </IslandBoundary>
  )
  const start = () =>
    hydrateRoot(island, import.meta.env.DEV ? <StrictMode>{content}</StrictMode> : content, { identifierPrefix })
  return isUrgent ? flushSync(start) : start()
}

/** React sets a textarea that it takes over back to what the server has drawn, whatever was typed into it; other fields it leaves alone. */
function rememberTyped(island: HTMLElement): () => void {
  const typed = [...island.querySelectorAll('textarea')].map(area => ({ area, text: area.value }))
  return () => {
    for (const { area, text } of typed) if (area.value !== text) area.value = text
  }
}
