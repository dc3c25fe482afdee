/** There are live prices to turn on, and for whom: they never start by themselves for an elective professional. */
export interface LiveView {
  readonly electiveProfessional: boolean
}
