export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type WidgetCall,
  type WidgetQuery,
} from './api-client.ts'
export { ApiAnswerError, ApiRefusedError, ApiUnreachableError } from './errors.ts'
