import './styles.ts'
import { copyIdentifiers } from './copy-identifiers.ts'
import { liveForms } from './live-forms.ts'
import { openSidebar } from './open-sidebar.ts'

openSidebar(document)
copyIdentifiers(document)
liveForms(document)
