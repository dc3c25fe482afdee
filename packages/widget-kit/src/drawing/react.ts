import { renderToString } from 'react-dom/server'
import { createDrawWidget } from './draw-widget.ts'

export const drawWidget = createDrawWidget(renderToString)
