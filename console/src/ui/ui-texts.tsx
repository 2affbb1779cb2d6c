import { createContext, type ReactNode, useContext } from 'react';
import type { ConfirmRequest } from './dialog/confirm.ts';

/** Texts of the component library; the application gives them in its language. */
export interface UiTexts {
  cancel: string;
  /** Texts if another user saved first, and the next step. */
  changedMeanwhile: string;
  takeOver: string;
  clear: string;
  clearSearch: string;
  close: string;
  copied: string;
  copy: string;
  copyOf: (text: string) => string;
  /** Said where the browser did not copy. */
  copyYourself: string;
  dismiss: string;
  done: string;
  hidePassword: string;
  /** Said of what could not be loaded again. */
  loadedBefore: string;
  loading: string;
  next: string;
  nextPicture: string;
  nothingMatches: string;
  notifications: string;
  /** Titles and hints of what could not be drawn, for want of its code or for a fault in it. */
  notLoaded: string;
  notLoadedHint: string;
  connectAndReload: string;
  saveAndReload: string;
  notShown: string;
  notShownHint: string;
  openOriginal: string;
  /** Position in a paged list, for example 'Page 2 of 9'. */
  pageOf: (page: number, pages: number) => string;
  pages: string;
  pictureMissing: string;
  /** Number of the shown picture, for example '2 of 5'. */
  pictureOf: (picture: number, pictures: number) => string;
  previous: string;
  previousPicture: string;
  /** Name of a failed load for the server's operator. */
  requestId: (id: string) => string;
  retry: string;
  selectAll: string;
  showPassword: string;
  /** Asked before what was typed is left unsaved. */
  unsaved: ConfirmRequest;
}

const UiTextsContext = createContext<UiTexts | undefined>(undefined);

/** Context provider of the component library's texts, once around the whole application. */
export function UiTextsProvider({ texts, children }: { texts: UiTexts; children: ReactNode }) {
  return <UiTextsContext value={texts}>{children}</UiTextsContext>;
}

/** Texts of the component library; throws outside a UiTextsProvider. */
export function useUiTexts(): UiTexts {
  const texts = useContext(UiTextsContext);
  if (!texts) throw new Error('No UiTextsProvider stands around this component.');
  return texts;
}
