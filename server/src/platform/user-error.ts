/** Error that the user of the command line can fix: only its message is shown, without a stack. */
export class UserError extends Error {}
