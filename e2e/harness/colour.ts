import type { Locator } from '@playwright/test';

/** Returns the dominant colour of an element's text. */
export async function hueOf(words: Locator): Promise<'green' | 'red' | 'neither'> {
  const [red, green, blue] = await words.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  if (green! > red! + 40 && green! > blue!) return 'green';
  return red! > green! + 40 && red! > blue! ? 'red' : 'neither';
}
