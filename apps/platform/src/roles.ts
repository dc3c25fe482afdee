/** The parts of the system one process can play. */
export const roles = ['site'] as const

export type Role = (typeof roles)[number]

export function isRole(text: string): text is Role {
  return roles.some(role => role === text)
}
