export interface AccountView {
  readonly name: string
  readonly email: string
  readonly electiveProfessional: boolean
  /** The country in words. */
  readonly domicile: string
  readonly demo: boolean
}
