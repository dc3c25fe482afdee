export { type ClientAddress, getClient, openClient, type SeenTick, type TestClient } from './test-client.ts'
