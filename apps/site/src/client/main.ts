import './styles.ts'
import { copyIdentifiers } from './copy-identifiers.ts'
import { openSidebar } from './open-sidebar.ts'

openSidebar(document)
copyIdentifiers(document)
