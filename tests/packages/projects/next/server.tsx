/** Stands for the framework's server: draws the layout and the page. */
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import Layout from './app/layout'
import Page from './app/page'

let html = ''
const page = await Page()
const { pipe } = renderToPipeableStream(<Layout>{page}</Layout>, {
  onAllReady() {
    pipe(
      new Writable({
        write(chunk, _encoding, done) {
          html += chunk
          done()
        },
        final(done) {
          console.log(html)
          done()
        },
      }),
    )
  },
})
