export { accountMenu } from './user-details/client/account-menu.ts'
