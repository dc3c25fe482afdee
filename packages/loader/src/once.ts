/** What `make` gave for the key, made once; what failed is made again when it is next asked for. */
export function once<T>(made: Record<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  made[key] ??= make().catch(error => {
    delete made[key]
    throw error
  })
  return made[key]
}

export function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
