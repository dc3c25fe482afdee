/** A cookie that scripts may read: it says that this browser has logged in, and nothing about who or how. */
export const loginMark = 'bw-user'
