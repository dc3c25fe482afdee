/** Stryker's plugin that lets it run only the mutants that are named in MUTATION_CHOSEN; it counts the others as not compiling. */
class ChosenChecker {
  readonly #chosen = new Set((process.env.MUTATION_CHOSEN ?? '').split(','))

  async init(): Promise<void> {}

  async check(mutants: readonly { readonly id: string }[]): Promise<Record<string, object>> {
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        this.#chosen.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'Not chosen' },
      ]),
    )
  }

  /** All at once. */
  async group(mutants: readonly { readonly id: string }[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)]
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'chosen', injectableClass: ChosenChecker }]
