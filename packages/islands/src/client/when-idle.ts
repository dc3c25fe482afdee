/** Within `timeout` ms even where the browser is never idle. Safari has no requestIdleCallback. */
export function whenIdle(window: Window, work: () => void, timeout = 500): void {
  const { requestIdleCallback } = window as Partial<Window>
  if (requestIdleCallback) requestIdleCallback(work, { timeout })
  else window.setTimeout(work, 30)
}
