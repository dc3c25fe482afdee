import { widgetFailed } from './errors.ts'
import type { ComponentDetail, Session } from './session.ts'

/** Tells the page that a component cannot be shown, and gives the code of the reason. */
export function tellFailure(tell: Session['tell'], error: unknown, detail: ComponentDetail): string {
  console.error(error)
  const failure = { code: widgetFailed, ...(error as object), cause: error, ...detail }
  tell('failed', failure)
  return failure.code
}

/** What is shown in place of a component. */
export function createNotice(): HTMLElement {
  const notice = document.createElement('p')
  notice.className = 'bw-fallback'
  notice.textContent = 'Not available at the moment.'
  return notice
}
