import type { Loading } from '@bellwether/loader'
import { createContext } from 'react'

/** Null on a server and until the page runs. */
export const LoadingContext = createContext<Loading | null>(null)
