/** What a command may touch besides its arguments. */
export interface Surroundings {
  /** Relative names of files are taken from here. */
  readonly folder: string
  readInput(): Promise<string>
  writeFile(path: string, text: string): Promise<void>
  now(): number
}

export interface Outcome {
  readonly stdout: string
  readonly stderr: string
  /** 0: well; 1: the configuration is wrong, or the command could not be carried out. */
  readonly exitCode: 0 | 1
}
