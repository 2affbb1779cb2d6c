import type { CameraTexts } from '../../ui/scan/camera.tsx';

export const cameraText: CameraTexts = {
  title: 'Scan with the camera',
  off: 'Close the camera',
  starts: 'The camera starts…',
  hint: 'Hold the label before the camera.',
  denied: 'The camera is not allowed. Allow it in the settings of the browser, then open it again.',
  none: 'No camera was found.',
  insecure: 'The camera works only where this page is opened by https.',
  failed: 'The camera could not be opened.',
  readerFailed: 'The reader could not be loaded. Check your connection, then open the camera again.',
};
