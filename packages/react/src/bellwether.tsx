import type { LoaderConfig } from '@bellwether/contract'
import type { Bellwether as Loader, Loading } from '@bellwether/loader'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LoadingContext } from './loading.ts'

interface Common {
  /** Read once, when it is mounted: a `key` that changes reads it anew. */
  readonly config: LoaderConfig
  /** The configuration is wrong or cannot be fetched. Without it the browser reports the error. */
  readonly onError?: (error: unknown) => void
  readonly children?: ReactNode
}

/** `load` of `@bellwether/loader`, which becomes part of the application, or of the loader's ES module. */
interface ByFunction {
  readonly load: (config: LoaderConfig) => Loading
  readonly bellwether?: undefined
}

/** What `loadBellwether()` gives: the loader as a script of the CDN. Null on a server. */
interface ByScript {
  readonly bellwether: Promise<Loader | null>
  readonly load?: undefined
}

export type BellwetherProps = Common & (ByFunction | ByScript)

/** One load for all widgets inside; it ends with the component. */
export function Bellwether(props: BellwetherProps) {
  const [loading, setLoading] = useState<Loading | null>(null)
  const given = useRef(props)
  useEffect(() => {
    const { load, bellwether, config, onError } = given.current
    const loading = load ? load(config) : loadWith(bellwether, config)
    loading.catch(onError ?? reportError)
    setLoading(loading)
    return () => loading.destroy()
  }, [])
  return <LoadingContext.Provider value={loading}>{props.children}</LoadingContext.Provider>
}

/** As a load of its own: one that is ended before the script is there never starts. */
function loadWith(bellwether: Promise<Loader | null>, config: LoaderConfig): Loading {
  let started: Loading | undefined
  let isOver = false
  const loading = bellwether.then(loader => {
    if (isOver || !loader) return new Promise<never>(() => {})
    started = loader.load(config)
    return started
  })
  const destroy = () => {
    isOver = true
    started?.destroy()
  }
  return Object.assign(loading, { destroy })
}
