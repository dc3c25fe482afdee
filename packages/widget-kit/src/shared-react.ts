/** What widgets use of React, in one module that all of them share on a page: the CDN's chunk `react-{version}`. */
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
} from 'react'
export { jsx, jsxs } from 'react/jsx-runtime'
export { createRoot, hydrateRoot } from 'react-dom/client'
