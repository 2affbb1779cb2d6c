import type { UiTexts } from '../../ui/ui-texts.tsx';

export const uiTexts: UiTexts = {
  cancel: 'Cancel',
  changedMeanwhile: 'Someone else changed this while you were editing. Your changes are still here.',
  takeOver: 'Load their changes, keep mine',
  clear: 'Clear',
  clearSearch: 'Clear the search',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copyOf: (text) => `Copy ${text}`,
  copyYourself: 'Could not copy. The text is selected: press Ctrl+C, or ⌘C on a Mac.',
  dismiss: 'Dismiss',
  done: 'Done',
  hidePassword: 'Hide password',
  loadedBefore: 'You see data that was loaded earlier.',
  loading: 'Loading',
  next: 'Next',
  nextPicture: 'Next picture',
  nothingMatches: 'Nothing matches your search.',
  notifications: 'Notifications',
  notLoaded: 'This could not be loaded',
  notLoadedHint: 'Check your connection, then try again.',
  connectAndReload: 'Check your connection, then reload the page.',
  saveAndReload: 'Save what you typed, then reload the page.',
  notShown: 'This could not be shown',
  notShownHint: 'Try again. If it fails again, open another page. Nothing you saved is lost.',
  openOriginal: 'Open original in new tab',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  pages: 'Pages',
  pictureMissing: 'Picture not available',
  pictureOf: (picture, pictures) => `${picture} of ${pictures}`,
  previous: 'Previous',
  previousPicture: 'Previous picture',
  requestId: (id) => `Reference: ${id}`,
  retry: 'Retry',
  selectAll: 'Select All',
  showPassword: 'Show password',
};

export const commonText = {
  product: 'Tawseel',
  actions: 'Actions',
  delete: 'Delete',
  somethingWrong: 'Some thing went Wrong!',
};

/** Asked before something typed would be lost; the safe button stays. */
export const unsavedQuestion = {
  title: 'Leave without saving?',
  text: 'Your changes are not saved yet.',
  yes: 'Leave',
  no: 'Stay',
  danger: true,
};
