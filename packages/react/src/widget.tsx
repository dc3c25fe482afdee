import type { SettingsByType, WidgetType } from '@bellwether/catalogue/element-types'
import type { LoaderEventDetails } from '@bellwether/contract'
import type { LoaderHandle } from '@bellwether/loader'
import { type HTMLAttributes, useContext, useEffect, useRef } from 'react'
import { LoadingContext } from './loading.ts'

interface Common extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'id'> {
  readonly onPainted?: (detail: LoaderEventDetails['bellwether:painted']) => void
  readonly onFailed?: (detail: LoaderEventDetails['bellwether:failed']) => void
}

/** A component of the configuration, by its id there. */
interface Configured {
  readonly componentId: string
  readonly type?: undefined
}

/** A widget with settings of its own, which needs no entry in the configuration. */
type Own = {
  [Type in WidgetType]: {
    readonly type: Type
    readonly settings: SettingsByType[Type]
    readonly componentId?: string
    /** Exact, tilde, caret or wildcard; default the newest. */
    readonly version?: string
    readonly blueprint?: string
  }
}[WidgetType]

export type WidgetProps = Common & (Configured | Own)

let placed = 0

/** One widget. Other settings place it anew; it goes when the component does. */
export function Widget(props: WidgetProps) {
  const { componentId, type, onPainted, onFailed, ...rest } = props
  const { settings, version, blueprint, ...attributes } = rest as Partial<Own> & Common
  const loading = useContext(LoadingContext)
  const box = useRef<HTMLDivElement>(null)
  const listeners = useRef({ onPainted, onFailed })
  listeners.current = { onPainted, onFailed }
  const wanted = JSON.stringify({ type, settings, version, blueprint })

  useEffect(() => {
    if (!loading) return
    // The loader takes away a container with its widget, so it gets one that React does not know.
    const container = document.createElement('div')
    container.id = `bellwether-${++placed}`
    box.current?.append(container)
    const left = new AbortController()
    const { signal } = left
    const isOurs = (detail: { container?: string }) => detail.container === container.id
    document.addEventListener(
      'bellwether:painted',
      ({ detail }) => isOurs(detail) && listeners.current.onPainted?.(detail),
      { signal },
    )
    document.addEventListener(
      'bellwether:failed',
      ({ detail }) => isOurs(detail) && listeners.current.onFailed?.(detail),
      { signal },
    )
    let handle: LoaderHandle | undefined
    loading.then(
      ready => {
        if (signal.aborted) return
        handle = ready
        const entry = JSON.parse(wanted)
        const id = componentId ?? entry.type
        ready.add({ morningstarComponentId: id, container: container.id, ...(entry.type && { entry }) })
      },
      () => {},
    )
    return () => {
      left.abort()
      handle?.remove(container.id)
      container.remove()
    }
  }, [loading, componentId, wanted])

  return <div {...attributes} ref={box} />
}
