/** Everything that is recorded, with how the operator's page calls it. */
export const auditActions = {
  LOGIN: 'Logged in',
  LOGIN_FAILED: 'Login failed',
  LOGIN_THROTTLED: 'Login throttled',
  LOGOUT: 'Logged out',
  ORDER_PLACED: 'Order placed',
  ORDER_DEALT: 'Order executed',
  ORDER_ENDED: 'Order ended unexecuted',
  CONFIGURATION_SAVED: 'Configuration saved',
  DRAFT_BEGUN: 'Draft of a configuration begun or joined',
  DRAFT_DISCARDED: 'Draft of a configuration discarded',
  APPROVAL_CHANGED: 'Second approver changed',
  NAMESPACE_DELETED: 'Namespace deleted',
  CREDENTIAL_CREATED: 'Widget credential created',
  CREDENTIAL_REVOKED: 'Widget credential revoked',
  TOKEN_ISSUED: 'Widget token issued',
  IMPORT_FINISHED: 'Import finished',
  IMPORT_UNDONE: 'Import undone',
  USER_CREATED: 'Account created',
  USER_CHANGED: 'Account changed',
  PASSWORD_SET: 'Password set',
  USER_DISABLED: 'Account disabled',
  USER_ENABLED: 'Account enabled',
} as const

export type AuditAction = keyof typeof auditActions
