/** Returns true if a dialog is open, which takes keys and scans from the page below it. */
export function isWindowOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
