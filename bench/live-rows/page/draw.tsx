import { renderToString } from 'react-dom/server'
import { table } from './rows.tsx'

export const html = renderToString(table)
