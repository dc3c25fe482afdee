import '@bellwether/design/tokens.css'
import '@bellwether/design/fonts.css'
import '@bellwether/design/base.css'
import 'virtual:page-styles'
