import type { LoaderConfig } from '@bellwether/contract'
import type { Loading } from '@bellwether/loader'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LoadingContext } from './loading.ts'

export interface BellwetherProps {
  /** `load` of the loader's ES module. */
  readonly load: (config: LoaderConfig) => Loading
  /** Read once, when it is mounted: a `key` that changes reads it anew. */
  readonly config: LoaderConfig
  /** The configuration is wrong or cannot be fetched. Without it the browser reports the error. */
  readonly onError?: (error: unknown) => void
  readonly children?: ReactNode
}

/** One load for all widgets inside; it ends with the component. */
export function Bellwether({ load, config, onError, children }: BellwetherProps) {
  const [loading, setLoading] = useState<Loading | null>(null)
  const given = useRef({ load, config, onError })
  useEffect(() => {
    const { load, config, onError } = given.current
    const loading = load(config)
    loading.catch(onError ?? reportError)
    setLoading(loading)
    return () => loading.destroy()
  }, [])
  return <LoadingContext.Provider value={loading}>{children}</LoadingContext.Provider>
}
