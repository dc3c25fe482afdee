import type { Page } from 'playwright-core'

/** Keeps back a script of the page until it is let go; `fail` answers with nothing instead. */
export async function holdScript(page: Page, name = /\/assets\/react-/) {
  let letGo = () => {}
  let fails = false
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(name, async route => {
    await held
    await (fails ? route.abort() : route.continue())
  })
  return {
    letGo,
    fail() {
      fails = true
      letGo()
    },
  }
}
