/**
 * What widgets use of React, in one module that all of them share on a page: the CDN's chunk `react`. It is Preact's
 * React: a tenth of the bytes, on pages that are not ours (decision 030). Our own pages and servers draw with React itself.
 */

/** For what draws on a server, which must be of one piece with the rest. */
export { h, isValidElement, options } from 'preact'
export {
  createContext,
  Fragment,
  memo,
  startTransition,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'
export { createRoot, hydrateRoot } from 'preact/compat/client'
export { jsx, jsxs } from 'preact/compat/jsx-runtime'
