/** As in the framework's template for a server of one's own: no request log, no compression, no look for a static file per page. */
import { createRequestHandler } from '@react-router/express'
import express from 'express'

const app = express()
app.disable('x-powered-by')
app.use('/assets', express.static('build/client/assets', { immutable: true, maxAge: '1y' }))
app.use(createRequestHandler({ build: await import('./build/server/index.js'), mode: 'production' }))
app.listen(Number(process.env.PORT), '127.0.0.1')
