import './styles.ts'
import { openSidebar } from '@bellwether/research/client'
import { layOutLater } from '@bellwether/web/client'
import { startFeatures } from './start-features.ts'

openSidebar(document)
layOutLater(window)
// In a task of its own: this one ends with the page's first layout.
setTimeout(() => startFeatures(document))
