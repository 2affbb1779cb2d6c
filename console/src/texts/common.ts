import type { UiTexts } from '../ui/ui-texts.tsx';

export const uiTexts: UiTexts = {
  cancel: 'Cancel',
  clear: 'Clear',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  dismiss: 'Dismiss',
  hidePassword: 'Hide password',
  loadedBefore: 'What you see was loaded before.',
  loading: 'Loading',
  next: 'Next',
  nextPicture: 'Next picture',
  notifications: 'Notifications',
  openOriginal: 'Open original in new tab',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  pages: 'Pages',
  pictureMissing: 'Picture not available',
  pictureOf: (picture, pictures) => `${picture} of ${pictures}`,
  previous: 'Previous',
  previousPicture: 'Previous picture',
  retry: 'Retry',
  selectAll: 'Select All',
  showPassword: 'Show password',
};

export const commonText = {
  product: 'Tawseel',
  actions: 'Actions',
  details: 'Details',
  edit: 'Edit',
  delete: 'Delete',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  view: 'View',
  search: 'Search',
  exportCsv: 'Export CSV',
  somethingWrong: 'Some thing went Wrong!',
  loadFailedTitle: 'This could not be loaded',
  nothingMatches: 'Nothing matches your search.',
  clearSearch: 'Clear the search',
  unsavedTitle: 'Leave without saving?',
  unsavedText: 'What you typed here is not saved yet.',
  leave: 'Leave',
  stay: 'Stay',
} as const;

/** Asked before something typed would be lost; the safe button stays. */
export const unsavedQuestion = {
  title: commonText.unsavedTitle,
  text: commonText.unsavedText,
  yes: commonText.leave,
  no: commonText.stay,
  danger: true,
} as const;
