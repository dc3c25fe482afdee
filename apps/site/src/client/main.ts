import './styles.ts'
import { layOutLater } from './lay-out-later.ts'
import { openSidebar } from './open-sidebar.ts'
import { startFeatures } from './start-features.ts'

openSidebar(document)
layOutLater(window)
// In a task of its own: this one ends with the page's first layout.
setTimeout(() => startFeatures(document))
