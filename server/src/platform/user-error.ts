/** An error that the person at the command line can mend: its message is all they are shown, and no stack. */
export class UserError extends Error {}
