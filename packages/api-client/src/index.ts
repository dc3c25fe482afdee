export { type ApiClient, type ApiClientOptions, createApiClient, type WidgetQuery } from './api-client.ts'
export { ApiAnswerError, ApiRefusedError, ApiUnreachableError } from './errors.ts'
