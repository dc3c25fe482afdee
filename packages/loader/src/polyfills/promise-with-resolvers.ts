export function withResolvers<T>(): PromiseWithResolvers<T> {
  const settlers: Partial<PromiseWithResolvers<T>> = {}
  const promise = new Promise<T>((resolve, reject) => Object.assign(settlers, { resolve, reject }))
  return { ...settlers, promise } as PromiseWithResolvers<T>
}

Promise.withResolvers ??= withResolvers
