import { collectConsole } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { frameworkHosts } from './framework-hosts.ts'
import { useWidgetHost } from './widget-page.ts'

const platform = inject('origin')
const { newPage, put, publishedOf } = useWidgetHost(platform)

async function open(
  name: string,
  body: string,
  script: string,
): Promise<{ page: Page; problems: () => readonly string[] }> {
  const page = await newPage()
  const { problems } = await collectConsole(page)
  const styles = ['news-list', 'quote-header'].map(
    type => `<link rel="stylesheet" crossorigin href="${publishedOf(type).stylesheet}">`,
  )
  const code = script.replaceAll('</script', '<\\/script')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
${styles.join('')}${body}<script type="module">${code}</script></html>`
  await page.goto(put(`/${name}`, html))
  return { page, problems }
}

const define = (type: string) =>
  `customElements.define('bw-${type}', (await import('${publishedOf(type).module}')).element);`

describe.each(frameworkHosts(`${platform}/`))('on a page of $name', ({ name, bundle }) => {
  it('widgets take attributes and properties, are heard, change, go and come again', async () => {
    // One is there before the page is drawn, the other comes after it: frameworks treat them differently.
    const script = `${define('quote-header')}${await bundle()};${define('news-list')}`
    const { page, problems } = await open(name.replace(' ', '-'), '<div id="app"></div>', script)
    const news = page.locator('bw-news-list')
    const price = page.locator('bw-quote-header')
    const heard = (marketCode: string) => page.getByText(`news-list ${marketCode}`).waitFor()
    await heard('LSE:HVL')
    await price.getByText('More on Harrow & Vale plc').waitFor()
    expect(await news.locator('li').count()).toBe(2)
    expect(await news.locator('h3').textContent()).toBe('Latest')
    const [firstNews, firstPrice] = [await news.elementHandle(), await price.elementHandle()]

    await page.getByRole('button', { name: 'More' }).click()
    await expect.poll(() => news.locator('li').count()).toBe(3)
    expect(await news.evaluate(element => Reflect.get(element, 'limit'))).toBe(3)

    await page.getByRole('button', { name: 'Other' }).click()
    await heard('LSE:BW.')
    await price.getByText('More on Brackwell plc').waitFor()
    expect(await news.evaluate((element, first) => element === first, firstNews)).toBe(true)
    expect(await price.evaluate((element, first) => element === first, firstPrice)).toBe(false)

    await page.getByRole('button', { name: 'Toggle' }).click()
    await news.waitFor({ state: 'detached' })
    const left = (element: Element | null) => element?.shadowRoot?.querySelectorAll('div *').length
    expect(await firstNews?.evaluate(left)).toBe(0)
    expect(await firstPrice?.evaluate(left)).toBe(0)
    await page.getByRole('button', { name: 'Toggle' }).click()
    await price.getByText('More on Brackwell plc').waitFor()
    await expect.poll(() => news.locator('li').count()).toBe(3)
    expect(problems()).toEqual([])
    await page.close()
  })
})
