import type { Adapter, AdapterPayload } from 'oidc-provider'

const stored = new Map<string, AdapterPayload>()

/** In-memory storage for the test provider's sessions and codes. */
export class OpenIdMemory implements Adapter {
  readonly #model: string
  constructor(model: string) {
    this.#model = model
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    stored.set(this.#key(id), payload)
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return stored.get(this.#key(id))
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...stored.values()].find(payload => payload.uid === uid)
  }

  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const payload = stored.get(this.#key(id))
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
  }

  async destroy(id: string): Promise<void> {
    stored.delete(this.#key(id))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key)
  }

  #key(id: string): string {
    return `${this.#model}:${id}`
  }
}
