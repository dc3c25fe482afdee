export { IdentifierCodes } from '@bellwether/blocks'
