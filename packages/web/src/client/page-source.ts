import type { PageSource } from '@bellwether/blocks'
import { announce, takeProps } from '@bellwether/islands/client'

/**
 * The properties of an island at another address: those in the page the server has there, which is often in a cache already. An answer thus has no route
 * of its own, and is what a page without scripts shows.
 */
export function createPageSource(window: Window & typeof globalThis, island: string): PageSource {
  const { document, history, location } = window
  const propsAt = async (address: string, init: RequestInit) => {
    const response = await window.fetch(address, { ...init, headers: { accept: 'text/html' } })
    const page = new window.DOMParser().parseFromString(await response.text(), 'text/html')
    const drawn = page.querySelector<HTMLElement>(`bw-island[name="${island}"]`)
    if (!drawn) throw new Error(`${address} responded with ${response.status} and no ${island}`)
    return takeProps(drawn)
  }
  return {
    has: ({ origin, pathname }) => origin === location.origin && pathname === location.pathname,
    load: (address, signal) => propsAt(address, { signal }),
    send: (action, values, signal) =>
      propsAt(action, { method: 'POST', body: new URLSearchParams(toTexts(values)), signal }),
    showAddress: (address, how) => history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address),
    announce(message) {
      if (message) announce(document, message)
    },
    open: address => location.assign(address),
    onReturn(listener) {
      // A fragment is a step of the history too, on the same page.
      const addressOf = () => `${location.pathname}${location.search}`
      const stop = new AbortController()
      window.addEventListener('popstate', () => listener(addressOf()), stop)
      return () => stop.abort()
    },
  }
}

function toTexts(values: FormData): [name: string, value: string][] {
  return [...values].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}
