export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type WidgetCall,
  type WidgetQuery,
} from './api-client.ts'
export { ApiAnswerError, ApiRefusedError, ApiShapeError, ApiUnreachableError } from './errors.ts'
