/** Live prices are available; they never start by themselves for an elective professional. */
export interface LiveView {
  readonly electiveProfessional: boolean
}
