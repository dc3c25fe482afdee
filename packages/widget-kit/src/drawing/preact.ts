import { renderToString } from 'preact-render-to-string'
import type { RenderToString } from '../server.tsx'
import { createDrawWidget } from './draw-widget.ts'

export const drawWidget = createDrawWidget(renderToString as unknown as RenderToString)
