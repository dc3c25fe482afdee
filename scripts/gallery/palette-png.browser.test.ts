import { launchBrowser } from '@bellwether/testing'
import { expect, it } from 'vitest'
import { toPalettePng } from './palette-png.ts'

it('a screenshot with few colours is the same picture in fewer bytes', async () => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 300, height: 200 } })
    await page.setContent('<body style="background:#fdf6e3;font:20px sans-serif"><h1>Bellwether</h1><hr>')
    const before = await page.screenshot()
    const after = toPalettePng(before)
    expect(after.length).toBeLessThan(before.length)
    const differences = await page.evaluate(
      async sources => {
        const [first = [], second = []] = await Promise.all(
          sources.map(async source => {
            const image = new Image()
            image.src = `data:image/png;base64,${source}`
            await image.decode()
            const canvas = new OffscreenCanvas(image.width, image.height)
            const context = canvas.getContext('2d')
            context?.drawImage(image, 0, 0)
            return [...(context?.getImageData(0, 0, image.width, image.height).data ?? [])]
          }),
        )
        return first.length > 0 ? first.filter((value, at) => value !== second[at]).length : -1
      },
      [before, after].map(png => png.toString('base64')),
    )
    expect(differences).toBe(0)
  } finally {
    await browser.close()
  }
})
