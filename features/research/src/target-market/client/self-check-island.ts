export { SelfCheck } from '@bellwether/blocks'
